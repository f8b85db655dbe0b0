import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { type DevServer, serveDev } from "../../testkit/serveDev.ts";
import { type Shell, shell } from "../../testkit/runCli.ts";

let server: DevServer;
let place: Shell;
let appId: string;

const manifest = {
  display_information: { name: "Runner" },
  features: { bot_user: { display_name: "Runner" } },
  datastores: { runs: { primary_key: "id", attributes: { id: { type: "string" }, km: { type: "number" } } } },
};

const run = (args: readonly string[]) => place.run([...args, ...server.asAlice]);
const datastore = (verb: string, ...args: readonly string[]) => run(["datastore", verb, "--app", appId, ...args]);

async function answerOf(verb: string, ...args: readonly string[]): Promise<unknown> {
  const { code, out, err } = await datastore(verb, ...args, "--json");
  assert.deepEqual([code, err], [0, ""]);
  const { ok: _ok, ...answer } = JSON.parse(out) as Record<string, unknown>;
  return answer;
}

describe("platform datastore", () => {
  before(async () => {
    server = await serveDev();
    place = shell();
    const { out } = await run(["api", "apps.manifest.create", "--json", "--data", JSON.stringify({ manifest })]);
    ({ app_id: appId } = JSON.parse(out) as { app_id: string });
  });
  after(async () => {
    place[Symbol.dispose]();
    await server[Symbol.asyncDispose]();
  });

  test("puts, updates, gets, counts and deletes items as JSON", async () => {
    const item = { id: "r1", km: 5 };
    assert.deepEqual(await answerOf("put", JSON.stringify({ datastore: "runs", item })), { datastore: "runs", item });
    const changed = { datastore: "runs", item: { id: "r1", km: 7 } };
    assert.deepEqual(await answerOf("update", "--datastore", "runs", '{"item":{"id":"r1","km":7}}'), changed);
    assert.deepEqual(await answerOf("get", "--datastore", "runs", '{"id":"r1"}'), changed);
    assert.deepEqual(await answerOf("count", "--datastore", "runs"), { datastore: "runs", count: 1 });
    assert.deepEqual(await answerOf("delete", "--datastore", "runs", '{"id":"r1"}'), { datastore: "runs" });
    assert.deepEqual(await answerOf("get", "--datastore", "runs", '{"id":"r1"}'), { datastore: "runs", item: {} });
  });

  test("puts, gets and deletes several at once", async () => {
    const items = [{ id: "b1" }, { id: "b2" }];
    const none = { datastore: "runs", failed_items: [] };
    assert.deepEqual(await answerOf("bulk-put", JSON.stringify({ datastore: "runs", items })), none);
    const ids = JSON.stringify({ datastore: "runs", ids: ["b1", "b2"] });
    assert.deepEqual(await answerOf("bulk-get", ids), { ...none, items });
    assert.deepEqual(await answerOf("bulk-delete", ids), none);
  });

  test("imports and exports files with an item on each line", async () => {
    const lines = Array.from({ length: 130 }, (_, at) => JSON.stringify({ id: `f${1000 + at}`, km: at }));
    writeFileSync(join(place.folder, "in.jsonl"), `${lines.join("\n")}\n`);
    const stored = await datastore("bulk-put", "--datastore", "runs", "--from-file", "in.jsonl");
    assert.equal(stored.out, "Stored 130 items of in.jsonl in runs.\n");

    const near = JSON.stringify({ datastore: "runs", expression: "km < :far", expression_values: { ":far": 120 } });
    const { out } = await datastore("query", near, "--to-file", "out.jsonl");

    assert.equal(out, "Wrote 120 items of runs to out.jsonl.\n");
    assert.equal(readFileSync(join(place.folder, "out.jsonl"), "utf8"), `${lines.slice(0, 120).join("\n")}\n`);
  });

  test("prints a page of a query, or with --show what would be sent", async () => {
    await answerOf("put", '{"datastore":"runs","item":{"id":"q1"}}');
    const call = { datastore: "runs", expression: "id = :id", expression_values: { ":id": "q1" } };
    const page = { datastore: "runs", items: [{ id: "q1" }], response_metadata: { next_cursor: "" } };

    assert.deepEqual(await answerOf("query", JSON.stringify(call)), page);
    assert.deepEqual(await answerOf("query", JSON.stringify(call), "--show"), call);
  });

  test("says what is wrong: the JSON, the datastore, or the item", async () => {
    assert.match((await datastore("put", "{")).err, /must be a JSON object/);
    assert.match((await datastore("get", '{"id":"r1"}')).err, /The datastore is missing/);
    const refused = await datastore("put", '{"datastore":"runs","item":{"id":"r1","km":"far"}}');
    assert.equal(refused.code, 1);
    assert.match(refused.err, /the attribute km must be a number/);
  });
});

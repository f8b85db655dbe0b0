import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { openAuditMaintenance } from "@platform/server/auditMaintenance.ts";
import Sqlite from "better-sqlite3";
import type { ApiAnswer } from "../flows/serverPair.ts";
import { createDatabase, postgresSkip, query } from "../storage/testPostgres.ts";
import { ApiClient } from "./apiClient.ts";
import { quickFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { startServer } from "./serverProcess.ts";

/** How long an entry may be without its place in the chain: five seconds, and far more on a busy machine. */
const sealedWithinMs = 60_000;
const unsealed = "select count(*) as count from audit_entries where sequence is null";
const created = "select id from channels where name like 'made-%' order by id";
const audited = `select entity_id as id from audit_entries
  where action = 'public_channel_created' and entity like '%"made-%' order by entity_id`;

/** Reads the database as another process does. */
type Rows = (sql: string) => Promise<Record<string, unknown>[]>;

async function waitForSeals(rows: Rows): Promise<void> {
  const isSealed = async () => Number((await rows(unsealed))[0]?.count) === 0;
  await eventually("every entry is sealed", isSealed, sealedWithinMs);
}

/** Each channel that was made has one entry, each entry its channel, and those that were acknowledged are among them. */
async function assertWhole(rows: Rows, acknowledged: readonly string[]): Promise<void> {
  const channels = (await rows(created)).map(({ id }) => id);
  assert.deepEqual(
    (await rows(audited)).map(({ id }) => id),
    channels,
  );
  assert.deepEqual(
    acknowledged.filter((id) => !channels.includes(id)),
    [],
  );
  assert.ok(acknowledged.length > 0);
}

async function assertVerified(place: { readonly dataFolder: string; readonly databaseUrl?: string }): Promise<void> {
  await using audit = await openAuditMaintenance({ ...place, operator: "olga" });
  const chains = [];
  for await (const chain of audit.verify()) chains.push(chain);
  assert.equal(chains.length, 1);
  assert.deepEqual([chains[0]?.fault, chains[0]?.unsealed], [undefined, 0]);
}

interface Made extends ApiAnswer {
  readonly channel: { readonly id: string };
}

describe("the audit log of two servers", { skip: postgresSkip }, () => {
  test("is chained soon, also when one of them is killed in the middle of calls", async () => {
    await using database = await createDatabase();
    using folder = quickFolder("seals");
    const place = { dataFolder: folder.path, databaseUrl: database.url };
    const rows: Rows = (sql) => query(database.url, sql);
    await using first = await startServer(place);
    await using second = await startServer(place);
    const acknowledged: string[] = [];
    const make = async (url: string, name: string) => {
      const { token = "" } = first.dev.users.find((user) => user.name === "alice") ?? {};
      using client = new ApiClient(url, token);
      const { body } = await client.call("conversations.create", { name });
      if (body.ok) acknowledged.push((body as unknown as Made).channel.id);
    };
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => make(at % 2 === 0 ? first.url : second.url, `made-before-${at}`)),
    );
    assert.equal(acknowledged.length, 40);
    await waitForSeals(rows);

    const calls = Array.from({ length: 200 }, (_, at) => make(first.url, `made-during-${at}`).catch(() => {}));
    await eventually("some calls are answered", async () => acknowledged.length > 60);
    first.signal("SIGKILL");
    await Promise.all([...calls, first.ended]);
    await waitForSeals(rows);
    await make(second.url, "made-after");
    await waitForSeals(rows);

    await assertWhole(rows, acknowledged);
    await assertVerified(place);
  });
});

describe("the audit log of one server", () => {
  test("is chained soon after it was killed in the middle of calls and started again", async () => {
    using folder = quickFolder("seals");
    const place = { dataFolder: folder.path };
    const acknowledged: string[] = [];
    {
      await using server = await startServer(place);
      const { token = "" } = server.dev.users.find((user) => user.name === "alice") ?? {};
      using client = new ApiClient(server.url, token);
      const make = async (name: string) => {
        const { body } = await client.call("conversations.create", { name });
        if (body.ok) acknowledged.push((body as unknown as Made).channel.id);
      };
      const calls = Array.from({ length: 200 }, (_, at) => make(`made-${at}`).catch(() => {}));
      await eventually("some calls are answered", async () => acknowledged.length > 20);
      server.signal("SIGKILL");
      await Promise.all([...calls, server.ended]);
    }
    await using again = await startServer(place);
    assert.ok(again.pid > 0);
    using database = {
      connection: new Sqlite(join(folder.path, "platform.db"), { readonly: true }),
      [Symbol.dispose]() {
        this.connection.close();
      },
    };
    const rows: Rows = async (sql) => database.connection.prepare(sql).all() as Record<string, unknown>[];
    await waitForSeals(rows);
    await assertWhole(rows, acknowledged);
    await assertVerified(place);
  });
});

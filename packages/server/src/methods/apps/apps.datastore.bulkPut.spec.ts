import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { datastoreRefusals, runnerApp } from "../../../testkit/datastores.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.datastore.bulkPut";

describe(method, () => {
  test("stores all items", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    const items = Array.from({ length: 25 }, (_, at) => ({ id: `r${at}`, km: at }));

    const answer = await bot.asks(method, { datastore: "runs", items });

    assert.deepEqual(answer, { ok: true, datastore: "runs", failed_items: [] });
    assert.equal((await bot.does("apps.datastore.count", { datastore: "runs" })).count, 25);
  });

  test("names each item that is wrong as it was sent, and stores none", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    const items = [{ id: "r1" }, { id: "r2", km: "far" }, { id: "r1", km: 1 }];

    const answer = await bot.asks(method, { datastore: "runs", items });

    const fault = { code: "datastore_validation_error", pointer: "/datastore/runs" };
    assert.equal(answer.error, "datastore_error");
    assert.deepEqual(answer["errors"], [
      { ...fault, message: "the attribute km must be a number", item: items[1] },
      { ...fault, message: 'the key "r1" is there twice', item: items[2] },
    ]);
    assert.equal((await bot.does("apps.datastore.count", { datastore: "runs" })).count, 0);
  });

  test("takes 25 items and no more", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    const items = Array.from({ length: 26 }, (_, at) => ({ id: `r${at}` }));

    assert.equal(await bot.refused(method, { datastore: "runs", items }), "invalid_arguments");
    assert.equal(await bot.refused(method, { datastore: "runs", items: ["r1"] }), "invalid_arguments");
  });

  refuses(method, datastoreRefusals(method, { items: [{ id: "r1" }] }));
});

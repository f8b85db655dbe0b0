import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { datastoreRefusals, runnerApp } from "../../../testkit/datastores.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.datastore.delete";

describe(method, () => {
  test("deletes an item, and answers the same when there is none", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    await bot.does("apps.datastore.put", { datastore: "runs", item: { id: "r1" } });

    assert.deepEqual(await bot.asks(method, { datastore: "runs", id: "r1" }), { ok: true });
    assert.deepEqual(await bot.asks(method, { datastore: "runs", id: "r1" }), { ok: true });

    assert.deepEqual((await bot.does("apps.datastore.get", { datastore: "runs", id: "r1" })).item, {});
  });

  refuses(method, datastoreRefusals(method, { id: "r1" }));
});

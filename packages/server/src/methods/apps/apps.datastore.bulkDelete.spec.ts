import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { datastoreRefusals, runnerApp } from "../../../testkit/datastores.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.datastore.bulkDelete";

describe(method, () => {
  test("deletes the items that there are", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    await bot.does("apps.datastore.bulkPut", { datastore: "runs", items: [{ id: "r1" }, { id: "r2" }, { id: "r3" }] });

    const answer = await bot.asks(method, { datastore: "runs", ids: ["r3", "none", "r1"] });

    assert.deepEqual(answer, { ok: true, datastore: "runs", failed_items: [] });
    const { items } = await bot.does("apps.datastore.query", { datastore: "runs" });
    assert.deepEqual(items, [{ id: "r2" }]);
  });

  test("refuses a key that is there twice", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);

    assert.equal(await bot.refused(method, { datastore: "runs", ids: ["r1", "r1"] }), "datastore_error");
  });

  refuses(method, datastoreRefusals(method, { ids: ["r1"] }));
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { datastoreRefusals, runnerApp } from "../../../testkit/datastores.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.datastore.bulkGet";

describe(method, () => {
  test("answers the items that there are, in the order of the keys", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    await bot.does("apps.datastore.bulkPut", { datastore: "runs", items: [{ id: "r1" }, { id: "r2" }] });

    const answer = await bot.asks(method, { datastore: "runs", ids: ["r2", "none", "r1"] });

    const items = [{ id: "r2" }, { id: "r1" }];
    assert.deepEqual(answer, { ok: true, datastore: "runs", items, failed_items: [] });
  });

  test("refuses a key that is there twice, and more than 25", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    const many = Array.from({ length: 26 }, (_, at) => `r${at}`);

    assert.equal(await bot.refused(method, { datastore: "runs", ids: ["r1", "r1"] }), "datastore_error");
    assert.equal(await bot.refused(method, { datastore: "runs", ids: many }), "invalid_arguments");
  });

  refuses(method, datastoreRefusals(method, { ids: ["r1"] }));
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { datastoreRefusals, runnerApp } from "../../../testkit/datastores.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.datastore.count";

describe(method, () => {
  test("counts all items, or those that match", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    for (let from = 0; from < 100; from += 25) {
      const items = Array.from({ length: 25 }, (_, at) => ({ id: `r${from + at}`, km: from + at }));
      await bot.does("apps.datastore.bulkPut", { datastore: "runs", items });
    }
    const near = { expression: "km < :far", expression_values: { ":far": 30 } };

    assert.deepEqual(await bot.asks(method, { datastore: "runs" }), { ok: true, datastore: "runs", count: 100 });
    assert.equal((await bot.does(method, { datastore: "runs", ...near })).count, 30);
    assert.equal((await bot.does(method, { datastore: "empty" })).count, 0);
  });

  refuses(method, datastoreRefusals(method, {}));
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { datastoreRefusals, runnerApp } from "../../../testkit/datastores.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.datastore.update";

describe(method, () => {
  test("changes the attributes that are named, and answers the whole item", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    await bot.does("apps.datastore.put", { datastore: "runs", item: { id: "r1", runner: "U0123456789", km: 5 } });

    const answer = await bot.asks(method, { datastore: "runs", item: { id: "r1", km: 7 } });

    const whole = { id: "r1", runner: "U0123456789", km: 7 };
    assert.deepEqual(answer, { ok: true, datastore: "runs", item: whole });
    assert.deepEqual((await bot.does("apps.datastore.get", { datastore: "runs", id: "r1" })).item, whole);
  });

  test("stores an item that is not there yet", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);

    await bot.does(method, { datastore: "runs", item: { id: "r1", km: 7 } });

    assert.deepEqual((await bot.does("apps.datastore.get", { datastore: "runs", id: "r1" })).item, { id: "r1", km: 7 });
  });

  test("moves the end of an item", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    const ends = Math.floor(world.clock.nowMs() / 1000) + 60;
    await bot.does("apps.datastore.put", { datastore: "runs", item: { id: "r1", ends } });

    await bot.does(method, { datastore: "runs", item: { id: "r1", ends: ends + 3600 } });

    const { expires_ms } = await world.platform.store.db
      .selectFrom("datastore_items")
      .select("expires_ms")
      .executeTakeFirstOrThrow();
    assert.equal(expires_ms, (ends + 3600) * 1000);
  });

  refuses(method, datastoreRefusals(method, { item: { id: "r1" } }));
});

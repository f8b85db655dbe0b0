import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runnerApp } from "../../packages/server/testkit/datastores.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

/** In the order of their bytes, which is not the order of UTF-16. */
const keys = ["A", "a", "a b", "a1", "é", "\uffff", "\u{1f600}"];

describe("datastores are the same everywhere", () => {
  for (const kind of storeKinds) {
    test(`pages, ranges and counts follow the bytes of the keys, on ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { bot } = await runnerApp(world);
      await bot.does("apps.datastore.bulkPut", { datastore: "runs", items: keys.toReversed().map((id) => ({ id })) });

      const found: unknown[] = [];
      let cursor = "";
      do {
        const page = await bot.does("apps.datastore.query", { datastore: "runs", limit: 2, cursor });
        found.push(...page.items.map((item) => item["id"]));
        cursor = page.response_metadata.next_cursor;
      } while (cursor !== "");
      const later = { datastore: "runs", expression: "id > :a", expression_values: { ":a": "a1" } };
      const started = { datastore: "runs", expression: "begins_with(id, :a)", expression_values: { ":a": "a" } };

      assert.deepEqual(found, keys);
      assert.equal((await bot.does("apps.datastore.count", later)).count, 3);
      assert.deepEqual(
        (await bot.does("apps.datastore.query", started)).items.map((item) => item["id"]),
        ["a", "a b", "a1"],
      );
      assert.equal((await bot.does("apps.datastore.count", { datastore: "runs" })).count, keys.length);
    });

    test(`updates at the same time lose nothing, on ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { bot } = await runnerApp(world);
      const parts = [{ km: 1 }, { laps: 2 }, { note: "wet" }, { done: true }];

      await Promise.all(
        parts.map((part) => bot.does("apps.datastore.update", { datastore: "runs", item: { id: "r1", ...part } })),
      );

      const { item } = await bot.does("apps.datastore.get", { datastore: "runs", id: "r1" });
      assert.deepEqual(item, { id: "r1", km: 1, laps: 2, note: "wet", done: true });
    });

    test(`items end with their time, and with their app, on ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const { appId, alice, bot } = await runnerApp(world);
      const ends = Math.floor(world.clock.nowMs() / 1000) + 60;
      await bot.does("apps.datastore.bulkPut", { datastore: "runs", items: [{ id: "r1", ends }, { id: "r2" }] });
      const ids = async () => {
        const rows = await world.platform.store.db.selectFrom("datastore_items").select("id").execute();
        return rows.map(({ id }) => id);
      };

      world.clock.advance({ seconds: 121 });
      await world.platform.settle();
      assert.deepEqual(await ids(), ["r2"]);

      await alice.does("apps.developerUninstall", { app_id: appId });
      assert.deepEqual(await ids(), ["r2"]);
      await alice.does("apps.manifest.delete", { app_id: appId });
      assert.deepEqual(await ids(), []);
    });
  }
});

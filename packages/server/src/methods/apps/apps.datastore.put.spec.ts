import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { datastoreRefusals, runnerApp } from "../../../testkit/datastores.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.datastore.put";
const item = { id: "r1", runner: "U0123456789", km: 5.5, tags: ["wet", "dark"], route: { name: "Lake", laps: 2 } };

describe(method, () => {
  test("stores the item as it was sent, and replaces one with the same key as a whole", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);

    assert.deepEqual(await bot.asks(method, { datastore: "runs", item }), { ok: true, datastore: "runs", item });
    await bot.does(method, { datastore: "runs", item: { id: "r1", km: 7 } });

    const { item: stored } = await bot.does("apps.datastore.get", { datastore: "runs", id: "r1" });
    assert.deepEqual(stored, { id: "r1", km: 7 });
  });

  test("leaves out attributes that are null", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);

    const answer = await bot.does(method, { datastore: "runs", item: { id: "r1", note: null } });

    assert.deepEqual(answer.item, { id: "r1" });
  });

  test("takes items of the people who develop the app, in the same store", async () => {
    await using world = await workspace();
    const { appId, alice, bot } = await runnerApp(world);

    await alice.does(method, { app_id: appId, datastore: "runs", item: { id: "r1", km: 1 } });

    assert.deepEqual((await bot.does("apps.datastore.get", { datastore: "runs", id: "r1" })).item, { id: "r1", km: 1 });
  });

  test("keeps the items of two apps apart", async () => {
    await using world = await workspace();
    const [one, other] = [await runnerApp(world), await runnerApp(world)];

    await one.bot.does(method, { datastore: "runs", item: { id: "r1", km: 1 } });

    assert.deepEqual((await other.bot.does("apps.datastore.get", { datastore: "runs", id: "r1" })).item, {});
  });

  test("refuses what the manifest does not declare, with a sentence for each", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);

    for (const [wrong, message] of [
      [{ km: 1 }, "the primary key id is missing"],
      [{ id: "" }, "the primary key id must be a string that is not empty"],
      [{ id: 1 }, "the primary key id must be a string that is not empty"],
      [{ id: "x".repeat(2049) }, "the primary key id must have at most 2048 bytes of text"],
      [{ id: "r1", weather: "wet" }, "the datastore runs has no attribute weather"],
      [{ id: "r1", km: "5" }, "the attribute km must be of the type number"],
      [{ id: "r1", laps: 1.5 }, "the attribute laps must be a whole number"],
      [{ id: "r1", note: 5 }, "the attribute note must be of the type string"],
      [{ id: "r1", done: "true" }, "the attribute done must be of the type boolean"],
      [{ id: "r1", runner: "ana" }, "the attribute runner must be the id of a person"],
      [{ id: "r1", tags: "wet" }, "the attribute tags must be of the type array"],
      [{ id: "r1", tags: ["wet", 1] }, "the attribute tags has something wrong at 1: it must be of the type string"],
      [{ id: "r1", route: {} }, "the attribute route has something wrong inside: name is missing"],
      [{ id: "r1", note: { a: 1 } }, "the attribute note must be text"],
    ] as const) {
      const answer = await bot.asks(method, { datastore: "runs", item: wrong });
      const fault = { code: "datastore_validation_error", message, pointer: "/datastore/runs" };
      assert.deepEqual([answer.error, answer["errors"]], ["datastore_error", [fault]]);
    }
  });

  test("refuses an item of more than 400 KB", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    const large = (chars: number) => ({ datastore: "runs", item: { id: "r1", note: "x".repeat(chars) } });

    assert.equal((await bot.asks(method, large(400 * 1024 - 25))).ok, true);
    assert.equal(await bot.refused(method, large(400 * 1024)), "datastore_error");
    assert.equal(await bot.refused("apps.datastore.update", large(400 * 1024)), "datastore_error");
  });

  test("needs the scope", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world, {
      display_information: { name: "Reader" },
      features: { bot_user: { display_name: "Reader" } },
      oauth_config: { scopes: { bot: ["datastore:read"] } },
    });

    assert.equal(await bot.refused(method, { datastore: "runs", item }), "missing_scope");
  });

  refuses(method, datastoreRefusals(method, { item: { id: "r1" } }));
});

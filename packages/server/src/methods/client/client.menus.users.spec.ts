import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.menus.users";

describe(method, () => {
  test("offers everybody of the workspace by name, page after page [MENU-3.16]", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);

    const { items } = await alice.does(method, {});
    assert.deepEqual(
      items.map(({ text }) => text),
      items.map(({ text }) => text).toSorted(new Intl.Collator("en", { sensitivity: "base", numeric: true }).compare),
    );
    const walked: string[] = [];
    let cursor = "";
    do {
      const page = await alice.does(method, { limit: 2, cursor });
      assert.ok(page.items.length <= 2);
      walked.push(...page.items.map(({ id }) => id));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");
    assert.deepEqual(
      walked,
      items.map(({ id }) => id),
    );
  });

  test("finds by any part of a name, word starts first", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);

    const found = await alice.does(method, { query: "ALI" });

    assert.equal(found.items[0]?.id, world.alice.id);
    assert.deepEqual((await alice.does(method, { query: "nobody is called so" })).items, []);
    assert.deepEqual((await alice.does(method, { query: "%" })).items, []);
    assert.equal((await alice.does(method, { query: "diaz" })).items[0]?.id, world.dora.id, "accents are no hindrance");
    assert.equal((await alice.does(method, { query: "DÍA" })).items[0]?.id, world.dora.id);
  });

  test("finds an exact name or handle before all names that begin so, however many there are", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const { db } = world.platform.store;
    const rename = (id: string, name: string) =>
      db.updateTable("memberships").set({ display_name: name }).where("user_id", "=", id).execute();
    await rename(world.alice.id, "Ana");
    await rename(world.bob.id, "Anabel");
    await rename(world.carol.id, "Dr. Ana");
    await rename(world.dora.id, "Zoe");
    await db.updateTable("memberships").set({ name: "ana" }).where("user_id", "=", world.dora.id).execute();

    const walked: string[] = [];
    let cursor = "";
    do {
      const page = await alice.does(method, { query: "ANA", limit: 1, cursor });
      walked.push(...page.items.map(({ text }) => text));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");
    assert.deepEqual(walked.slice(0, 4), ["Ana", "Zoe", "Anabel", "Dr. Ana"]);
  });

  test("offers nobody who was deactivated, but tells who is chosen", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    await world.platform.store.db
      .updateTable("memberships")
      .set({ deactivated_ms: 1 })
      .where("user_id", "=", world.bob.id)
      .execute();

    assert.ok((await alice.does(method, {})).items.every(({ id }) => id !== world.bob.id));
    const { items } = await alice.does(method, { ids: [world.bob.id, "U0000000000"] });
    assert.deepEqual(
      items.map(({ id, deleted }) => [id, deleted]),
      [[world.bob.id, true]],
    );
  });

  test("offers guests only whom they meet, and takes no one else from them [MENU-3.16]", async () => {
    await using world = await workspace();
    const { channel } = await world.alice.does("conversations.create", { name: "guests" });
    await world.alice.does("conversations.invite", { channel: channel.id, users: [world.dora.id] });
    await world.platform.store.db
      .deleteFrom("channel_members")
      .where("user_id", "=", world.dora.id)
      .where("channel_key", "not in", (rows) => rows.selectFrom("channels").select("key").where("id", "=", channel.id))
      .execute();
    const dora = await atHome(world, world.dora);

    const ids = (await dora.does(method, {})).items.map(({ id }) => id);

    assert.deepEqual(new Set(ids), new Set([world.alice.id, world.dora.id]));
    const blocks = [{ type: "actions", block_id: "row", elements: [{ type: "users_select", action_id: "who" }] }];
    await world.bot.asks("conversations.join", { channel: channel.id });
    const { ts } = await world.bot.does("chat.postMessage", { channel: channel.id, text: "?", blocks });
    const choose = { channel: channel.id, ts, action_id: "who", value: world.bob.id };
    assert.equal(await dora.refused("client.blocks.act", choose), "invalid_choice");
  });

  refuses(method, {
    invalid_cursor: async (world) => (await atHome(world, world.alice)).refused(method, { cursor: "forged" }),
  });
});

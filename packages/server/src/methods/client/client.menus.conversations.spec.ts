import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.menus.conversations";

describe(method, () => {
  test("offers what the caller may see, by kind [MENU-3.17]", async () => {
    await using world = await workspace();
    const [bob, carol] = [await atHome(world, world.bob), await atHome(world, world.carol)];
    const { channel: dm } = await world.bob.does("conversations.open", { users: [world.carol.id] });
    const kinds = async (actor: typeof bob, ...include: ("im" | "public")[]) =>
      new Set((await actor.does(method, { include })).items.map(({ kind }) => kind));
    const ids = async (actor: typeof bob) => (await actor.does(method, {})).items.map(({ id }) => id);

    assert.ok((await ids(bob)).includes(world.secret), "bob is in the private channel");
    assert.ok(!(await ids(carol)).includes(world.secret), "carol is not");
    assert.deepEqual(await kinds(bob, "public"), new Set(["public"]));
    assert.deepEqual(await kinds(bob, "im"), new Set(["im"]));
    const { items } = await bob.does(method, { include: ["im"], query: "carol" });
    assert.deepEqual(
      items.map(({ id, user }) => [id, user]),
      [[dm?.id, world.carol.id]],
    );
  });

  test("leaves out direct messages with apps, and what is archived", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const bot = await world.bot.does("auth.test", {});
    const { channel: dm } = await world.alice.does("conversations.open", { users: [bot.user_id ?? ""] });
    const { channel: old } = await world.alice.does("conversations.create", { name: "old" });
    const ids = async (more: object = {}) => (await alice.does(method, more)).items.map(({ id }) => id);

    assert.ok((await ids()).includes(dm?.id ?? "") && (await ids()).includes(old.id));
    assert.ok(!(await ids({ exclude_bot_users: true })).includes(dm?.id ?? ""));
    await world.alice.does("conversations.archive", { channel: old.id });
    assert.ok(!(await ids()).includes(old.id));
    const { items } = await alice.does(method, { ids: [old.id, "C0000000000"] });
    assert.deepEqual(
      items.map(({ text, is_archived }) => [text, is_archived]),
      [["old", true]],
    );
  });

  test("offers guests only what they are in", async () => {
    await using world = await workspace();
    const dora = await atHome(world, world.dora);
    const { channel } = await world.alice.does("conversations.create", { name: "members-only" });
    const { items } = await dora.does(method, { include: ["public"] });
    const { channels } = await world.dora.does("users.conversations", { types: ["public_channel"] });

    assert.ok(items.every(({ id }) => id !== channel.id));
    assert.deepEqual(new Set(items.map(({ id }) => id)), new Set(channels.map(({ id }) => id)));
  });

  refuses(method, {
    invalid_cursor: async (world) => (await atHome(world, world.alice)).refused(method, { cursor: "forged" }),
  });
});

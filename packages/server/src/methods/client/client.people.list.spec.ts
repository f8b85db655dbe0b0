import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.people.list";

describe(method, () => {
  test("lists the whole profiles of those whom a menu offers, in the same order, page after page", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    const { items } = await alice.does("client.menus.users", {});

    const walked: string[] = [];
    let cursor = "";
    do {
      const page = await alice.does(method, { limit: 2, cursor });
      assert.ok(page.members.length <= 2);
      walked.push(...page.members.map(({ id }) => id));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");

    assert.deepEqual(
      walked,
      items.map(({ id }) => id),
    );
    const { user } = await alice.does("users.info", { user: world.bob.id });
    const { members } = await alice.does(method, { query: user.real_name });
    assert.deepEqual(
      members.find(({ id }) => id === user.id),
      user,
    );
  });

  test("leaves the bots of apps out on request, also across pages", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);

    assert.ok((await alice.does(method, {})).members.some(({ is_bot }) => is_bot));
    const walked: boolean[] = [];
    let cursor = "";
    do {
      const page = await alice.does(method, { limit: 1, cursor, exclude_bots: true });
      walked.push(...page.members.map(({ is_bot }) => is_bot));
      cursor = page.response_metadata.next_cursor;
    } while (cursor !== "");

    assert.ok(walked.length > 1);
    assert.ok(walked.every((isBot) => !isBot));
  });

  test("returns the people that ids name, and only those whom the caller may look up", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);
    await world.platform.store.db
      .updateTable("memberships")
      .set({ deactivated_ms: 1 })
      .where("user_id", "=", world.bob.id)
      .execute();

    assert.ok((await alice.does(method, {})).members.every(({ id }) => id !== world.bob.id));
    const { members } = await alice.does(method, { ids: [world.dora.id, world.bob.id, "U0000000000"] });
    assert.deepEqual(
      members.map(({ id, deleted }) => [id, deleted]),
      [
        [world.dora.id, false],
        [world.bob.id, true],
      ],
    );
  });

  refuses(method, {
    invalid_cursor: async (world) => (await atHome(world, world.alice)).refused(method, { cursor: "forged" }),
  });
});

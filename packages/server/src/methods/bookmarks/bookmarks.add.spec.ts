import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { archiveRandom } from "../../../testkit/attaching.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "bookmarks.add";
const handbook = { title: "Handbook", type: "link", link: "https://example.com/handbook" } as const;

describe(method, () => {
  test("puts a link at the end, and says who did", async () => {
    await using world = await workspace();
    const { bob, bot, random } = world;

    const { bookmark: first } = await bob.does(method, { channel_id: random, ...handbook, emoji: "books" });
    const { bookmark: second } = await bot.does(method, { channel_id: random, ...handbook, title: "Again" });

    assert.deepEqual(
      [first.title, first.link, first.emoji, first.type],
      ["Handbook", handbook.link, ":books:", "link"],
    );
    assert.equal(first.last_updated_by_user_id, bob.id);
    assert.equal("app_id" in first, false);
    assert.match(second.app_id ?? "", /^A/);
    assert.ok(first.rank < second.rank);
  });

  refuses(method, {
    channel_not_found: (world) => world.carol.refused(method, { channel_id: world.secret, ...handbook }),
    permission_denied: async (world) => {
      await archiveRandom(world);
      return world.bob.refused(method, { channel_id: world.random, ...handbook });
    },
    invalid_bookmark_type: (world) =>
      world.bob.refused(method, { channel_id: world.random, ...handbook, type: "folder" }),
    invalid_link: (world) =>
      world.bob.refused(method, { channel_id: world.random, ...handbook, link: "javascript:alert(1)" }),
    invalid_emoji: (world) =>
      world.bob.refused(method, { channel_id: world.random, ...handbook, emoji: ":no_such_emoji:" }),
    too_many_bookmarks: async (world) => {
      for (let at = 0; at < limits.channel_bookmarks_max; at++) {
        await world.bob.does(method, { channel_id: world.random, ...handbook });
      }
      return world.bob.refused(method, { channel_id: world.random, ...handbook });
    },
  });
});

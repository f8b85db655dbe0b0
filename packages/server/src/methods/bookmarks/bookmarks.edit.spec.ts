import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { leaveRandom } from "../../../testkit/attaching.ts";
import { bookmarkIn } from "../../../testkit/bookmarking.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "bookmarks.edit";

describe(method, () => {
  test("changes what is given and leaves the rest", async () => {
    await using world = await workspace();
    const named = await bookmarkIn(world);
    world.clock.advance({ seconds: 60 });

    const renamed = await world.carol.does(method, { ...named, title: "The handbook" });
    const marked = await world.carol.does(method, { ...named, emoji: ":rocket:" });

    assert.deepEqual([renamed.bookmark.title, renamed.bookmark.emoji], ["The handbook", ":books:"]);
    assert.equal(renamed.bookmark.last_updated_by_user_id, world.carol.id);
    assert.equal(renamed.bookmark.date_updated - renamed.bookmark.date_created, 60);
    assert.deepEqual([marked.bookmark.title, marked.bookmark.emoji], ["The handbook", ":rocket:"]);
  });

  refuses(method, {
    channel_not_found: async (world) =>
      world.carol.refused(method, { ...(await bookmarkIn(world)), channel_id: world.secret }),
    not_found: async (world) =>
      world.bob.refused(method, { ...(await bookmarkIn(world)), channel_id: world.general, title: "Elsewhere" }),
    permission_denied: async (world) => {
      const named = await bookmarkIn(world);
      return (await leaveRandom(world)).refused(method, { ...named, title: "Outsider" });
    },
    invalid_link: async (world) => world.bob.refused(method, { ...(await bookmarkIn(world)), link: "handbook" }),
    invalid_emoji: async (world) =>
      world.bob.refused(method, { ...(await bookmarkIn(world)), emoji: ":nothing_like_it:" }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { leaveRandom } from "../../../testkit/attaching.ts";
import { bookmarkIn } from "../../../testkit/bookmarking.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "bookmarks.remove";

describe(method, () => {
  test("takes one bookmark off and leaves the others in their order", async () => {
    await using world = await workspace();
    const [first, second, third] = [await bookmarkIn(world), await bookmarkIn(world), await bookmarkIn(world)];

    await world.carol.does(method, second);

    const { bookmarks } = await world.bob.does("bookmarks.list", { channel_id: world.random });
    assert.deepEqual(
      bookmarks.map((bookmark) => bookmark.id),
      [first.bookmark_id, third.bookmark_id],
    );
  });

  refuses(method, {
    channel_not_found: async (world) =>
      world.carol.refused(method, { ...(await bookmarkIn(world)), channel_id: world.secret }),
    not_found: async (world) => {
      const named = await bookmarkIn(world);
      await world.bob.does(method, named);
      return world.bob.refused(method, named);
    },
    permission_denied: async (world) => {
      const named = await bookmarkIn(world);
      return (await leaveRandom(world)).refused(method, named);
    },
  });
});

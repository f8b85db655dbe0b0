import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bookmarkIn } from "../../../testkit/bookmarking.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "bookmarks.list";

describe(method, () => {
  test("lists the bookmarks of one channel in their order", async () => {
    await using world = await workspace();
    const added = [await bookmarkIn(world), await bookmarkIn(world)];

    const here = await world.bot.does(method, { channel_id: world.random });
    const elsewhere = await world.bot.does(method, { channel_id: world.general });

    assert.deepEqual(
      here.bookmarks.map((bookmark) => bookmark.id),
      added.map((named) => named.bookmark_id),
    );
    assert.deepEqual(elsewhere.bookmarks, []);
  });

  refuses(method, {
    channel_not_found: (world) => world.carol.refused(method, { channel_id: world.secret }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { plantEmoji } from "../../../testkit/naming.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.emoji.list";

describe(method, () => {
  test("pages by name, and tells who added what and when", async () => {
    await using world = await workspace();
    for (const name of ["cherry", "apricot", "blackberry"]) await plantEmoji(world, name);

    const first = await world.alice.does(method, { limit: 2 });
    const second = await world.alice.does(method, { limit: 2, cursor: first.response_metadata.next_cursor });

    assert.deepEqual(Object.keys(first.emoji), ["apricot", "blackberry"]);
    assert.deepEqual(second.emoji, {
      cherry: {
        url: "https://example.com/cherry.png",
        date_created: Math.floor(world.clock.nowMs() / 1000),
        uploaded_by: world.alice.id,
      },
    });
    assert.equal(second.response_metadata.next_cursor, "");
  });

  refuses(method, {
    not_an_admin: ({ bob }) => bob.refused(method, {}),
    invalid_cursor: ({ alice }) => alice.refused(method, { cursor: "forged" }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { plantEmoji } from "../../../testkit/naming.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.emoji.remove";

describe(method, () => {
  test("takes an emoji with its other names, and nothing else", async () => {
    await using world = await workspace();
    await plantEmoji(world);
    await plantEmoji(world, "other");
    await world.alice.does("admin.emoji.addAlias", { name: "company", alias_for: "acme" });

    await world.alice.does(method, { name: "acme" });

    const { emoji } = await world.bot.does("emoji.list", {});
    assert.deepEqual(Object.keys(emoji), ["other"]);
  });

  refuses(method, {
    not_an_admin: async (world) => {
      await plantEmoji(world);
      return world.bob.refused(method, { name: "acme" });
    },
    emoji_not_found: ({ alice }) => alice.refused(method, { name: "thumbsup" }),
  });
});

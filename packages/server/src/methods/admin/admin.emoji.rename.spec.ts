import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emojiRefusals, plantEmoji } from "../../../testkit/naming.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.emoji.rename";

describe(method, () => {
  test("gives an emoji another name, and its other names follow", async () => {
    await using world = await workspace();
    await plantEmoji(world);
    await world.alice.does("admin.emoji.addAlias", { name: "company", alias_for: "acme" });

    await world.alice.does(method, { name: "acme", new_name: "acme_corp" });

    const { emoji } = await world.bot.does("emoji.list", {});
    assert.deepEqual(emoji, { acme_corp: "https://example.com/acme.png", company: "alias:acme_corp" });
  });

  refuses(method, {
    ...emojiRefusals((actor, new_name) => actor.refused(method, { name: "acme", new_name })),
    error_invalid_emoji_to_rename: ({ alice }) => alice.refused(method, { name: "thumbsup", new_name: "agreed" }),
  });
});

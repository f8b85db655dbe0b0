import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emojiRefusals, plantEmoji } from "../../../testkit/naming.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.emoji.addAlias";

describe(method, () => {
  test("gives an emoji more names; a name of a name leads to the emoji itself", async () => {
    await using world = await workspace();
    await plantEmoji(world);

    await world.alice.does(method, { name: "company", alias_for: "acme" });
    await world.alice.does(method, { name: "employer", alias_for: ":company:" });

    const { emoji } = await world.bot.does("emoji.list", {});
    assert.deepEqual([emoji["company"], emoji["employer"]], ["alias:acme", "alias:acme"]);
  });

  refuses(method, {
    ...emojiRefusals((actor, name) => actor.refused(method, { name, alias_for: "acme" })),
    no_alias_selected: ({ alice }) => alice.refused(method, { name: "company" }),
    error_invalid_alias: ({ alice }) => alice.refused(method, { name: "company", alias_for: "acme" }),
  });
});

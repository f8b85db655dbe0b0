import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { plantEmoji } from "../../../testkit/naming.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "emoji.list";

describe(method, () => {
  test("lists the emoji of the caller's own workspace", async () => {
    await using world = await workspace();
    await plantEmoji(world);

    const here = await world.bot.does(method, {});
    const elsewhere = await personOf(world, "frank").does(method, {});

    assert.deepEqual(here.emoji, { acme: "https://example.com/acme.png" });
    assert.deepEqual(elsewhere.emoji, {});
    assert.match(here.cache_ts, /^\d{10}\.\d{6}$/);
  });

  test("lists the standard emoji by category on request", async () => {
    await using world = await workspace();

    const { categories = [] } = await world.bot.does("emoji.list", { include_categories: true });

    assert.deepEqual([categories[0]?.name, categories[0]?.emoji_names[0]], ["Smileys & People", "grinning"]);
    assert.deepEqual([categories.at(-1)?.name, categories.at(-1)?.emoji_names.at(-1)], ["Flags", "flag-wales"]);
    assert.equal((await world.bot.does("emoji.list", {})).categories, undefined);
  });
});

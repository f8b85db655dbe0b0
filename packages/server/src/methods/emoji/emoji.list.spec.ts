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
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

describe("conversations.info", () => {
  test("describes a channel; count and locale only when asked", async () => {
    await using world = await workspace();

    const plain = await world.alice.does("conversations.info", { channel: world.general });
    const full = await world.alice.does("conversations.info", {
      channel: world.general,
      include_num_members: true,
      include_locale: true,
    });

    assert.equal(plain.channel.is_general, true);
    assert.equal(plain.channel.is_member, true);
    assert.equal("num_members" in plain.channel, false);
    assert.equal("locale" in plain.channel, false);
    assert.equal(full.channel.num_members, 6);
    assert.equal(full.channel.locale, "en-US");
  });

  test("answers the same for a channel one may not see and for one that does not exist", async () => {
    await using world = await workspace();

    const hidden = await world.carol.asks("conversations.info", { channel: world.secret });
    const missing = await world.carol.asks("conversations.info", { channel: "C0000000000" });

    assert.deepEqual(hidden, missing);
  });

  refuses("conversations.info", {
    channel_not_found: ({ dora, random }) => dora.refused("conversations.info", { channel: random }),
  });
});

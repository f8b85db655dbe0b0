import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.create";

describe(method, () => {
  test("makes a channel that the creator is in and others can see", async () => {
    await using world = await workspace();

    const { channel } = await world.alice.does(method, { name: "deployments" });
    const seen = await world.carol.does("conversations.info", { channel: channel.id });

    assert.equal(channel.is_member, true);
    assert.equal(seen.channel.is_member, false);
    assert.equal(seen.channel.name, "deployments");
  });

  test("makes a private channel that others cannot see", async () => {
    await using world = await workspace();

    const { channel } = await world.alice.does(method, { name: "plans", is_private: true });

    assert.equal(await world.carol.refused("conversations.info", { channel: channel.id }), "channel_not_found");
  });

  test("takes a name of exactly the longest length, and letters of any script", async () => {
    await using world = await workspace();

    await world.alice.does(method, { name: "n".repeat(limits.channel_name_chars_max) });
    await world.alice.does(method, { name: "büro-東京_1" });
  });

  refuses(method, {
    invalid_name_required: ({ alice }) => alice.refused(method, { name: "" }),
    invalid_name_maxlength: ({ alice }) =>
      alice.refused(method, { name: "n".repeat(limits.channel_name_chars_max + 1) }),
    invalid_name_punctuation: ({ alice }) => alice.refused(method, { name: "--__" }),
    invalid_name_specials: ({ alice }) => alice.refused(method, { name: "a/b" }),
    invalid_name: ({ alice }) => alice.refused(method, { name: "Big News" }),
    name_taken: ({ alice }) => alice.refused(method, { name: "general" }),
    restricted_action: ({ dora }) => dora.refused(method, { name: "guests" }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { teamsOf } from "../../../testkit/admins.ts";
import { makeChannel, newestIn } from "../../../testkit/channels.ts";
import { openDm } from "../../../testkit/openDm.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.setTopic";

describe(method, () => {
  test("is seen by everybody, with who said it and when", async () => {
    await using world = await workspace();

    const { channel } = await world.bob.does(method, { channel: world.random, topic: "Release on Friday" });
    const seen = await world.carol.does("conversations.info", { channel: world.random });

    const lastSet = Math.floor(world.clock.nowMs() / 1000);
    assert.deepEqual(channel.topic, { value: "Release on Friday", creator: world.bob.id, last_set: lastSet });
    const said = await newestIn(world.alice, world.random);
    assert.deepEqual([said["subtype"], said["topic"]], ["channel_topic", "Release on Friday"]);
    assert.deepEqual(seen.channel.topic, channel.topic);
  });

  test("changes nothing when it is said again", async () => {
    await using world = await workspace();
    await world.bob.does(method, { channel: world.random, topic: "Friday" });
    const before = await newestIn(world.bob, world.random);

    const { channel } = await world.carol.does(method, { channel: world.random, topic: "Friday" });

    assert.equal(channel.topic.creator, world.bob.id);
    assert.deepEqual(await newestIn(world.bob, world.random), before);
  });

  test("may be emptied, and as long as the limit", async () => {
    await using world = await workspace();
    const longest = "x".repeat(limits.channel_note_chars_max);

    const full = await world.bob.does(method, { channel: world.random, topic: longest });
    const empty = await world.bob.does(method, { channel: world.random, topic: "" });

    assert.equal(full.channel.topic.value, longest);
    assert.equal(empty.channel.topic.value, "");
  });

  test("says something above a DM, too", async () => {
    await using world = await workspace();
    const channel = await openDm(world, world.alice, world.bob);

    assert.equal((await world.bob.does(method, { channel, topic: "Lunch" })).channel.topic.value, "Lunch");
  });

  test("is not written while the key of the messages is suspended", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    await world.alice.does("admin.conversations.ekm.suspendKey", { team_id: acme, channel_id: world.random });

    assert.equal(await world.bob.refused(method, { channel: world.random, topic: "x" }), "ekm_access_denied");
    await world.bob.does("conversations.leave", { channel: world.random });
  });

  refuses(method, {
    channel_not_found: ({ carol, secret }) => carol.refused(method, { channel: secret, topic: "x" }),
    is_archived: async ({ alice }) => {
      const channel = await makeChannel(alice, "old");
      await alice.does("conversations.archive", { channel });
      return alice.refused(method, { channel, topic: "x" });
    },
    not_in_channel: async ({ alice, bob }) =>
      bob.refused(method, { channel: await makeChannel(alice, "plans"), topic: "x" }),
    too_long: ({ alice, random }) =>
      alice.refused(method, { channel: random, topic: "x".repeat(limits.channel_note_chars_max + 1) }),
    user_is_restricted: ({ dora, general }) => dora.refused(method, { channel: general, topic: "x" }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { personOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { requestFrank, reviewInvites, shareWithFrank } from "../../../testkit/sharing.ts";
import { slackbotTexts } from "../../../testkit/slackbotTexts.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.requestSharedInvite.approve";
const accept = "conversations.acceptSharedInvite";
const days = (count: number) => ({ hours: 24 * count });

describe(method, () => {
  test("sends the invite, which nobody could accept or see before", async () => {
    await using world = await workspace();
    const frank = personOf(world, "frank");
    const invite_id = await requestFrank(world);
    assert.equal(await frank.refused(accept, { invite_id }), "invite_not_found");
    assert.equal(await world.alice.refused("conversations.approveSharedInvite", { invite_id }), "invite_not_found");
    assert.deepEqual((await world.alice.does("conversations.listConnectInvites", {})).invites, []);

    assert.equal((await world.bot.does(method, { invite_id })).invite_id, invite_id);

    assert.equal((await frank.does(accept, { invite_id })).implicit_approval, true);
    await frank.does("chat.postMessage", { channel: world.random, text: "Hello." });
  });

  test("the policy is about people: an app sends its invites at once", async () => {
    await using world = await workspace();
    await reviewInvites(world);

    const asked = { channel: world.random, emails: ["frank@birch.test"] };
    const { invite_id } = await world.bot.does("conversations.inviteShared", asked);

    await personOf(world, "frank").does(accept, { invite_id });
  });

  test("people who were invited as limited may post, but not invite", async () => {
    await using world = await workspace();
    const frank = personOf(world, "frank");
    const invite_id = await requestFrank(world);
    await world.alice.does(method, { invite_id, is_external_limited: true });
    await frank.does(accept, { invite_id });

    const invitation = { channel: world.random, users: [world.dora.id] };
    assert.equal(await frank.refused("conversations.invite", invitation), "no_external_invite_permission");
  });

  test("the reviewer may share another channel of the requester instead", async () => {
    await using world = await workspace();
    const other = await makeChannel(world.bob, "for-partners");
    const invite_id = await requestFrank(world);

    await world.alice.does(method, { invite_id, channel_id: other });

    assert.equal((await personOf(world, "frank").does(accept, { invite_id })).channel_id, other);
  });

  test("a recipient whose workspace has the channel joins at once", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    await frank.does("conversations.leave", { channel });
    await reviewInvites(world);
    const asked = { channel, emails: ["frank@birch.test"] };
    const { invite_id } = await world.bob.does("conversations.inviteShared", asked);

    await world.alice.does(method, { invite_id });

    await frank.does("chat.postMessage", { channel, text: "Back." });
  });

  test("the invite can be accepted for 14 days from its approval", async () => {
    await using world = await workspace();
    const invite_id = await requestFrank(world);
    world.clock.advance(days(10));
    await world.alice.does(method, { invite_id });
    world.clock.advance(days(10));

    await personOf(world, "frank").does(accept, { invite_id });
  });

  test("Slackbot gives the requester the id, and the reviewer's text after it or instead of it", async () => {
    await using world = await workspace();
    const first = await requestFrank(world);
    await world.alice.does(method, { invite_id: first, message: { text: "Be kind.", is_override: false } });
    const second = await requestFrank(world);
    await world.alice.does(method, { invite_id: second, message: { text: "Go.", is_override: true } });

    const [latest, before] = await slackbotTexts(world.bob);
    assert.equal(latest, "Go.");
    assert.match(before ?? "", new RegExp(`frank@birch\\.test was approved.*${first}\\.\nBe kind\\.$`));
  });

  test("a message needs both of its fields", async () => {
    await using world = await workspace();
    const invite_id = await requestFrank(world);

    assert.equal(await world.alice.refused(method, { invite_id, message: { text: "Hi" } }), "invalid_arguments");
  });

  refuses(method, {
    invite_not_found: async (world) =>
      personOf(world, "frank").refused(method, { invite_id: await requestFrank(world) }),
    restricted_action: async (world) => world.bob.refused(method, { invite_id: await requestFrank(world) }),
    invite_already_approved: async (world) => {
      const invite_id = await requestFrank(world);
      await world.alice.does(method, { invite_id });
      return world.alice.refused(method, { invite_id });
    },
    invite_already_denied: async (world) => {
      const invite_id = await requestFrank(world);
      await world.alice.does("conversations.requestSharedInvite.deny", { invite_id });
      return world.alice.refused(method, { invite_id });
    },
    invite_expired: async (world) => {
      const invite_id = await requestFrank(world);
      world.clock.advance(days(15));
      return world.alice.refused(method, { invite_id });
    },
    message_too_long: async (world) => {
      const text = "x".repeat(limits.shared_invite_message_chars_max + 1);
      const message = { text, is_override: false };
      return world.alice.refused(method, { invite_id: await requestFrank(world), message });
    },
    channel_not_found: async (world) => {
      const channel_id = await makeChannel(world.alice, "not-of-bob", true);
      return world.alice.refused(method, { invite_id: await requestFrank(world), channel_id });
    },
  });
});

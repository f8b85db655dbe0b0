import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { inviteFrank, shareWithFrank } from "../../../testkit/sharing.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "conversations.acceptSharedInvite";

describe(method, () => {
  test("people of both workspaces then read and post in one channel, and know each other", async () => {
    await using world = await workspace();
    const { bob, carol } = world;
    const { channel, frank } = await shareWithFrank(world);
    const { acme, birch } = teamsOf(world);

    await bob.does("chat.postMessage", { channel, text: "Welcome, Frank." });
    await frank.does("chat.postMessage", { channel, text: "Thank you, Bob." });

    for (const reader of [bob, frank]) {
      const { messages } = await reader.does("conversations.history", { channel });
      assert.deepEqual(
        messages.slice(0, 2).map((message) => message.text),
        ["Thank you, Bob.", "Welcome, Frank."],
      );
      const shown = (await reader.does("conversations.info", { channel })).channel;
      assert.deepEqual(
        [shown.is_shared, shown.is_ext_shared, shown.is_org_shared, shown.shared_team_ids, shown.conversation_host_id],
        [true, true, false, [acme, birch], acme],
      );
    }
    assert.equal((await bob.does("users.info", { user: frank.id })).user.team_id, birch);
    assert.equal((await frank.does("users.info", { user: bob.id })).user.team_id, acme);
    assert.equal(await frank.refused("users.info", { user: carol.id }), "user_not_found");
  });

  test("the channel is in the lists of both; what is not shared stays hidden", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);

    for (const list of ["conversations.list", "users.conversations"] as const) {
      const { channels } = await frank.does(list, { types: ["public_channel", "private_channel"] });
      assert.deepEqual(
        channels.map(({ id, name }) => [id === channel, name]),
        [
          [false, "general"],
          [true, "partners"],
        ],
      );
    }
    assert.equal(await frank.refused("conversations.info", { channel: world.random }), "channel_not_found");
    assert.equal(await personOf(world, "erin").refused("conversations.info", { channel }), "channel_not_found");
  });

  test("the guest cannot rename, archive or empty the channel", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);

    assert.equal(await frank.refused("conversations.rename", { channel, name: "mine" }), "access_denied");
    assert.equal(await frank.refused("conversations.archive", { channel }), "access_denied");
    assert.equal(await frank.refused("conversations.kick", { channel, user: world.bob.id }), "access_denied");
    await frank.does("conversations.leave", { channel });
    assert.equal(await frank.refused("chat.postMessage", { channel, text: "Still here?" }), "not_in_channel");
    await frank.does("conversations.join", { channel });
  });

  test("the host's policies hold for guests, who have no rank there", async () => {
    await using world = await workspace();
    const { channel, frank } = await shareWithFrank(world);
    const prefs = { who_can_post: "type:ra" };
    await world.alice.does("admin.conversations.setConversationPrefs", { channel_id: channel, prefs });

    assert.equal(
      await frank.refused("chat.postMessage", { channel, text: "I own Birch!" }),
      "restricted_action_thread_only_channel",
    );
    assert.equal(
      await frank.refused("admin.conversations.setConversationPrefs", { channel_id: channel, prefs: {} }),
      "channel_not_found",
    );
  });

  test("waits for the approval of the host when the invite did not come from an admin of it", async () => {
    await using world = await workspace();
    const frank = personOf(world, "frank");
    const { invite_id } = await world.bob.does("conversations.inviteShared", {
      channel: world.random,
      emails: ["frank@birch.test"],
    });

    const accepted = await frank.does(method, { invite_id });

    assert.deepEqual([accepted.channel_id, accepted.implicit_approval], [world.random, false]);
    assert.equal(await frank.refused("conversations.info", { channel: world.random }), "channel_not_found");
  });

  test("an invite lasts only so long", async () => {
    await using world = await workspace();
    const { invite_id, frank } = await inviteFrank(world);

    world.clock.advance({ seconds: limits.shared_invite_life_s + 1 });

    assert.equal(await frank.refused(method, { invite_id }), "invite_not_found");
  });

  refuses(method, {
    invite_not_found: async (world) => {
      const { invite_id } = await inviteFrank(world);
      return personOf(world, "erin").refused(method, { invite_id });
    },
    invite_used: async (world) => {
      const { invite_id, frank } = await shareWithFrank(world);
      return frank.refused(method, { invite_id });
    },
    invite_from_same_org: async (world) => {
      const channel = await makeChannel(world.alice, "partners");
      const emails = ["erin@acme.test"];
      const { invite_id } = await world.alice.does("conversations.inviteShared", { channel, emails });
      return personOf(world, "erin").refused(method, { invite_id });
    },
    user_is_restricted: async (world) => {
      const frank = personOf(world, "frank");
      const channel = await makeChannel(frank, "partners");
      const emails = ["dora@partner.test"];
      const { invite_id } = await frank.does("conversations.inviteShared", { channel, emails });
      return world.dora.refused(method, { invite_id });
    },
    team_not_found: async (world) => {
      const frank = personOf(world, "frank");
      const channel = await makeChannel(frank, "partners");
      const { invite_id } = await frank.does("conversations.inviteShared", { channel, emails: ["bob@acme.test"] });
      await frank.does("admin.teams.delete", { team_id: teamsOf(world).birch });
      return world.bob.refused(method, { invite_id });
    },
  });
});

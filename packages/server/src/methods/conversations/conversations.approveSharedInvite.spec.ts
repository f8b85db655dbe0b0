import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { inviteFrank } from "../../../testkit/sharing.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.approveSharedInvite";

/** Frank has invited Bob, who runs nothing, and Bob has accepted. */
async function acceptedByBob(world: Workspace) {
  const frank = personOf(world, "frank");
  const channel = await makeChannel(frank, "partners");
  const { invite_id } = await frank.does("conversations.inviteShared", { channel, emails: ["bob@acme.test"] });
  await world.bob.does("conversations.acceptSharedInvite", { invite_id });
  return { frank, channel, invite_id };
}

describe(method, () => {
  test("shares the channel once both sides have approved", async () => {
    await using world = await workspace();
    const { channel, invite_id } = await acceptedByBob(world);
    assert.equal(await world.bob.refused("conversations.info", { channel }), "channel_not_found");

    await world.alice.does(method, { invite_id });

    await world.bob.does("chat.postMessage", { channel, text: "At last." });
  });

  test("an app that an owner has installed decides for the owner", async () => {
    await using world = await workspace();
    const { channel, invite_id } = await acceptedByBob(world);

    await world.bot.does(method, { invite_id });

    await world.bob.does("chat.postMessage", { channel, text: "At last." });
  });

  test("the host may approve before anybody accepts", async () => {
    await using world = await workspace();
    const frank = personOf(world, "frank");
    const { invite_id } = await world.bob.does("conversations.inviteShared", {
      channel: world.random,
      emails: ["frank@birch.test"],
    });

    await world.alice.does(method, { invite_id });
    const accepted = await frank.does("conversations.acceptSharedInvite", { invite_id });

    assert.equal(accepted.implicit_approval, true);
  });

  refuses(method, {
    invite_not_found: async (world) => {
      const { invite_id, frank } = await inviteFrank(world);
      return frank.refused(method, { invite_id });
    },
    restricted_action: async (world) => {
      const { invite_id } = await acceptedByBob(world);
      return world.bob.refused(method, { invite_id });
    },
    already_approved: async (world) => {
      const { invite_id } = await inviteFrank(world);
      return world.alice.refused(method, { invite_id });
    },
    inactive_invite: async (world) => {
      const { invite_id, frank } = await acceptedByBob(world);
      await frank.does("conversations.declineSharedInvite", { invite_id });
      return world.alice.refused(method, { invite_id });
    },
  });
});

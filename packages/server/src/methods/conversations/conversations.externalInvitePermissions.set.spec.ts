import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { shareWithFrank } from "../../../testkit/sharing.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "conversations.externalInvitePermissions.set";

async function shared(world: Workspace) {
  const { channel, frank } = await shareWithFrank(world);
  return { channel, frank, target_team: teamsOf(world).birch };
}

describe(method, () => {
  test("a downgraded workspace posts and does not invite, until it is upgraded", async () => {
    await using world = await workspace();
    const { channel, frank, target_team } = await shared(world);
    const invitation = { channel, users: ["U0000000NOT"] };

    await world.bot.does(method, { action: "downgrade", channel, target_team });
    assert.equal(await frank.refused("conversations.invite", invitation), "no_external_invite_permission");
    await frank.does("chat.postMessage", { channel, text: "Still here." });
    await world.alice.does("conversations.invite", { channel, users: [world.dora.id] });

    await world.alice.does(method, { action: "upgrade", channel, target_team });
    assert.notEqual(await frank.refused("conversations.invite", invitation), "no_external_invite_permission");
  });

  test("an invite is limited unless it says otherwise", async () => {
    await using world = await workspace();
    const frank = personOf(world, "frank");
    const asked = { channel: world.random, emails: ["frank@birch.test"] };
    const { invite_id } = await world.alice.does("conversations.inviteShared", asked);
    await frank.does("conversations.acceptSharedInvite", { invite_id });

    const invitation = { channel: world.random, users: ["U0000000NOT"] };
    assert.equal(await frank.refused("conversations.invite", invitation), "no_external_invite_permission");
  });

  refuses(method, {
    channel_not_found: (world) =>
      world.alice.refused(method, { action: "upgrade", channel: "C0000000NOT", target_team: teamsOf(world).birch }),
    invalid_action: async (world) => {
      const { channel, target_team } = await shared(world);
      return world.alice.refused(method, { action: "promote", channel, target_team });
    },
    invalid_target_team: async (world) => {
      const { channel } = await shared(world);
      return world.alice.refused(method, { action: "upgrade", channel, target_team: teamsOf(world).labs });
    },
    not_supported: (world) =>
      world.alice.refused(method, { action: "upgrade", channel: world.random, target_team: teamsOf(world).birch }),
    restricted_action: async (world) => {
      const { channel, frank } = await shared(world);
      return frank.refused(method, { action: "upgrade", channel, target_team: teamsOf(world).acme });
    },
  });
});

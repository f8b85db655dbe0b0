import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { memberIn } from "../../../testkit/memberships.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "client.teams.join";

async function joinLabs(world: Workspace, actor: Actor, discoverability: "open" | "closed" | "invite_only" = "open") {
  const { labs } = teamsOf(world);
  await world.alice.does("admin.teams.settings.setDiscoverability", { team_id: labs, discoverability });
  return (await (await atHome(world, actor)).asks(method, { team_id: labs })).error ?? "ok";
}

describe(method, () => {
  test("makes a person a member of an open workspace under the same id, in its default channels", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    assert.equal(await joinLabs(world, world.bob), "ok");
    const bob = await memberIn(world, { teamId: labs, userId: world.bob.id });
    const { channels } = await bob.does("users.conversations", {});
    assert.deepEqual(
      channels.map(({ name }) => name),
      ["general"],
    );
    await bob.does("chat.postMessage", { channel: channels[0]?.id ?? "", text: "Hello" });
  });

  test("does not let a person return whom an administrator has removed", async () => {
    await using world = await workspace();
    await world.alice.does("admin.users.remove", { team_id: teamsOf(world).labs, user_id: world.carol.id });
    assert.equal(await joinLabs(world, world.carol), "invite_required");
  });

  refuses(method, {
    team_not_found: async (world) => {
      const frank = await atHome(world, personOf(world, "frank"));
      return frank.refused(method, { team_id: teamsOf(world).labs });
    },
    user_is_restricted: (world) => joinLabs(world, world.dora),
    already_in_team: (world) => joinLabs(world, world.carol),
    approval_required: (world) => joinLabs(world, world.bob, "closed"),
    invite_required: (world) => joinLabs(world, world.bob, "invite_only"),
  });
});

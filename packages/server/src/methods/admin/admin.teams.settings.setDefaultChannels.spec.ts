import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { teamsOf } from "../../../testkit/admins.ts";
import { makeChannel, makePrivate } from "../../../testkit/channels.ts";
import { memberIn } from "../../../testkit/memberships.ts";
import { joinAsNewcomer } from "../../../testkit/newcomers.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setDefaultChannels";

async function channelsOf(world: Workspace, teamId: string, userId: string): Promise<string[]> {
  const person = await memberIn(world, { teamId, userId });
  const { channels } = await person.does("users.conversations", {});
  return channels.map(({ id }) => id).toSorted();
}

describe(method, () => {
  test("puts the next new member into exactly these channels and the general one", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    const welcome = await makeChannel(world.alice, "welcome");
    const former = await makeChannel(world.alice, "former");
    await world.alice.does(method, { team_id: acme, channel_ids: [former] });
    await world.alice.does(method, { team_id: acme, channel_ids: [welcome, welcome] });

    const { team } = await world.alice.does("admin.teams.settings.info", { team_id: acme });
    assert.deepEqual(team.default_channels.toSorted(), [world.general, welcome].toSorted());
    const eve = await joinAsNewcomer(world, { admin: world.alice, teamId: acme });
    assert.deepEqual(await channelsOf(world, acme, eve), [world.general, welcome].toSorted());
    assert.ok(!(await channelsOf(world, acme, world.bob.id)).includes(welcome));
  });

  test("gives guests none of them", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    const welcome = await makeChannel(world.alice, "welcome");
    await world.alice.does(method, { team_id: acme, channel_ids: [welcome] });
    const guest = await joinAsNewcomer(world, { admin: world.alice, teamId: acme, role: "multi_channel_guest" });
    assert.ok(!(await channelsOf(world, acme, guest)).includes(welcome));
  });

  test("leaves out a channel that was archived later", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    const welcome = await makeChannel(world.alice, "welcome");
    await world.alice.does(method, { team_id: acme, channel_ids: [welcome] });
    await world.alice.does("conversations.archive", { channel: welcome });
    const { team } = await world.alice.does("admin.teams.settings.info", { team_id: acme });
    assert.deepEqual(team.default_channels, [world.general]);
    const eve = await joinAsNewcomer(world, { admin: world.alice, teamId: acme });
    assert.deepEqual(await channelsOf(world, acme, eve), [world.general]);
  });

  test("refuses an empty list", async () => {
    await using world = await workspace();
    const refused = await world.alice.refused(method, { team_id: teamsOf(world).acme, channel_ids: [] });
    assert.equal(refused, "invalid_arguments");
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).birch, channel_ids: [world.general] }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, channel_ids: [world.general] }),
    one_or_more_invalid_channels: async (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, channel_ids: [await makePrivate(world, "hidden")] }),
  });
});

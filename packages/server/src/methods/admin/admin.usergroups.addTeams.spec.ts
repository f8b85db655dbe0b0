import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { makeGroup, personOf, seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { makeChannel } from "../../../testkit/channels.ts";
import { memberIn } from "../../../testkit/memberships.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Actor, type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.usergroups.addTeams";

async function prepared(world: Workspace, ...members: readonly Actor[]) {
  const usergroup_id = await makeGroup(world, "cooks", ...members);
  return { usergroup_id, team_ids: [teamsOf(world).labs], auto_provision: true };
}

async function isInLabs(world: Workspace, actor: Actor): Promise<boolean> {
  const { members } = await personOf(world, "erin").does("users.list", {});
  return members.some(({ id, team_id, deleted }) => id === actor.id && team_id === teamsOf(world).labs && !deleted);
}

describe(method, () => {
  test("makes present and future members of the group members of the workspaces, and leaves them there", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    await world.alice.does("admin.users.remove", { team_id: labs, user_id: world.carol.id });
    const change = await prepared(world, world.bob);
    assert.equal(await isInLabs(world, world.bob), false);

    await world.alice.does(method, change);
    const bob = await memberIn(world, { teamId: labs, userId: world.bob.id });
    assert.equal((await bob.does("auth.test", {})).team_id, labs);

    await world.alice.does("usergroups.users.update", { usergroup: change.usergroup_id, users: [world.carol.id] });
    assert.deepEqual([await isInLabs(world, world.carol), await isInLabs(world, world.bob)], [true, true]);
    const { entries } = await world.alice.does("admin.audit.list", {});
    const entry = entries.find(({ action }) => action === method);
    assert.deepEqual([entry?.entity.id, entry?.details["added_user_count"]], [change.usergroup_id, 1]);
  });

  test("lets default channels of the workspaces be added, which members then join", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    const { usergroup_id, team_ids } = await prepared(world, world.bob);
    const channel = await makeChannel(personOf(world, "erin"), "kitchen");
    const added = { usergroup_id, team_id: labs, channel_ids: [channel] };
    await world.alice.does(method, { usergroup_id, team_ids });
    assert.equal(await isInLabs(world, world.bob), false);
    const early = await world.alice.refused("admin.usergroups.addChannels", added);
    assert.equal(early, "usergroup_team_not_provisioned");

    await world.alice.does(method, { usergroup_id, team_ids, auto_provision: true });
    await world.alice.does("admin.usergroups.addChannels", added);
    const membersOf = async () => (await personOf(world, "erin").does("conversations.members", { channel })).members;
    assert.ok((await membersOf()).includes(world.bob.id));
    await world.alice.does("usergroups.users.update", {
      usergroup: usergroup_id,
      users: [world.bob.id, world.carol.id],
    });
    assert.ok((await membersOf()).includes(world.carol.id));
    const listed = await world.alice.does("admin.usergroups.listChannels", { usergroup_id, team_id: labs });
    assert.deepEqual(
      listed.channels.map(({ id }) => id),
      [channel],
    );
  });

  test("leaves the members of such a group to admins of the org", async () => {
    await using world = await workspace({ seed: seedWithAdmins("bob") });
    const change = await prepared(world, world.carol);
    const update = { usergroup: change.usergroup_id, users: [world.bob.id] };
    await world.alice.does(method, change);
    assert.equal(await world.bob.refused("usergroups.users.update", update), "permission_denied");
    await world.alice.does(method, { ...change, auto_provision: false });
    await world.bob.does("usergroups.users.update", update);
    assert.equal(await isInLabs(world, world.bob), false);
  });

  test("adds a guest to the group later, but to no workspace", async () => {
    await using world = await workspace();
    const change = await prepared(world, world.bob);
    await world.alice.does(method, change);
    await world.alice.does("usergroups.users.update", { usergroup: change.usergroup_id, users: [world.dora.id] });
    assert.equal(await isInLabs(world, world.dora), false);
  });

  test("names the workspaces that it does not know, and changes nothing", async () => {
    await using world = await workspace();
    const change = await prepared(world, world.bob);
    const { labs, birch } = teamsOf(world);
    const answer = await world.alice.asks(method, { ...change, team_ids: [labs, birch, "T0NOBODY000"] });
    assert.deepEqual([answer.error, answer["errors"]], ["invalid_team_ids", [birch, "T0NOBODY000"]]);
    assert.equal(await isInLabs(world, world.bob), false);
  });

  refuses(method, {
    restricted_action: async (world) => personOf(world, "erin").refused(method, await prepared(world, world.bob)),
    usergroup_not_found: async (world) =>
      world.alice.refused(method, { ...(await prepared(world, world.bob)), usergroup_id: "S0NOBODY000" }),
    no_team_ids_given: async (world) =>
      world.alice.refused(method, { ...(await prepared(world, world.bob)), team_ids: [teamsOf(world).acme] }),
    team_limit_exceeded: async (world) => {
      const team_ids = Array.from(
        { length: limits.group_teams_max + 1 },
        (_, at) => `T0${String(at).padStart(9, "0")}`,
      );
      return world.alice.refused(method, { ...(await prepared(world, world.bob)), team_ids });
    },
    invalid_team_ids: async (world) =>
      world.alice.refused(method, { ...(await prepared(world, world.bob)), team_ids: [teamsOf(world).birch] }),
    auto_provision_failure: async (world) => {
      const change = await prepared(world, world.bob, world.dora);
      const code = await world.alice.refused(method, change);
      assert.equal(await isInLabs(world, world.bob), false);
      return code;
    },
  });
});

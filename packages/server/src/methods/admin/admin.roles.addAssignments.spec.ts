import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { botIdOf, makeChannel } from "../../../testkit/channels.ts";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.roles.addAssignments";

function bobChannelAdmin(world: Workspace) {
  return { role_id: "Rl01", entity_ids: [teamsOf(world).acme], user_ids: [world.bob.id] };
}

describe(method, () => {
  test("lets a Channel Admin archive any channel of the workspace, and nothing beyond", async () => {
    await using world = await workspace();
    const channel = await makeChannel(world.alice, "plans");
    assert.equal(await world.bob.refused("admin.conversations.archive", { channel_id: channel }), "restricted_action");

    await world.alice.does(method, bobChannelAdmin(world));

    await world.bob.does("admin.conversations.archive", { channel_id: channel });
    const remove = { team_id: teamsOf(world).acme, user_id: world.carol.id };
    assert.equal(await world.bob.refused("admin.users.remove", remove), "not_an_admin");
  });

  test("opens one channel to its Channel Manager, and no other one", async () => {
    await using world = await workspace();
    const own = await makeChannel(world.alice, "own");
    const other = await makeChannel(world.alice, "other");
    await giveRole(world, world.bob, "Rl0A", own);

    await world.bob.does("admin.conversations.rename", { channel_id: own, name: "renamed" });
    const refused = await world.bob.refused("admin.conversations.rename", { channel_id: other, name: "no" });
    assert.equal(refused, "restricted_action");
    assert.equal(
      await world.bob.refused("admin.conversations.convertToPrivate", { channel_id: own }),
      "restricted_action",
    );
  });

  test("never lets a Users Admin act on owners and admins", async () => {
    await using world = await workspace({ seed: seedWithAdmins("carol") });
    const { acme } = teamsOf(world);
    await giveRole(world, world.bob, "Rl03");

    for (const user of [world.alice, world.carol]) {
      const named = { team_id: acme, user_id: user.id };
      assert.equal(await world.bob.refused("admin.users.remove", named), "not_an_admin");
      assert.equal(await world.bob.refused("admin.users.setRegular", named), "not_an_admin");
      assert.equal(await world.bob.refused("admin.users.session.reset", { user_id: user.id }), "not_an_admin");
    }
    const own = { team_id: acme, user_id: world.bob.id };
    for (const rank of ["admin.users.setAdmin", "admin.users.setOwner"] as const) {
      assert.equal(await world.bob.refused(rank, own), "not_an_admin");
    }
    await world.bob.does("admin.users.remove", { team_id: acme, user_id: world.dora.id });
  });

  test("lets a Roles Admin give other roles to other people, and makes no Roles Admins", async () => {
    await using world = await workspace();
    const { acme, labs } = teamsOf(world);
    await giveRole(world, world.bob, "Rl02");

    await world.bob.does(method, { role_id: "Rl03", entity_ids: [acme], user_ids: [world.carol.id] });

    const own = await world.bob.asks(method, { role_id: "Rl03", entity_ids: [acme], user_ids: [world.bob.id] });
    assert.equal(own["error"], "no_valid_users");
    const asked = { role_id: "Rl02", entity_ids: [acme], user_ids: [world.carol.id] };
    assert.equal(await world.bob.refused(method, asked), "cannot_modify_role_admin");
    assert.equal(
      await world.bob.refused(method, { ...asked, role_id: "Rl03", entity_ids: [labs] }),
      "no_valid_entities",
    );
  });

  test("assigns the valid ones, and reports the others with their codes", async () => {
    await using world = await workspace();
    const { acme, birch } = teamsOf(world);
    const bot = await botIdOf(world.bot);
    const asked = {
      role_id: "Rl01",
      entity_ids: [acme, birch],
      user_ids: [world.bob.id, world.dora.id, bot, personOf(world, "frank").id],
    };

    const answer = await world.alice.asks(method, asked);

    assert.equal(answer["error"], "failed_for_some_users_and_entities");
    assert.deepEqual(answer["rejected_entities"], [{ id: birch, error: "entity_not_found" }]);
    assert.deepEqual(answer["rejected_users"], [
      { id: world.dora.id, error: "user_is_restricted" },
      { id: bot, error: "user_not_found" },
      { id: personOf(world, "frank").id, error: "user_not_found" },
    ]);
    const { role_assignments } = await world.alice.does("admin.roles.listAssignments", {});
    assert.deepEqual(
      role_assignments.map(({ user_id, entity_id }) => [user_id, entity_id]),
      [[world.bob.id, acme]],
    );
  });

  test("works in a workspace outside any org, for its primary owner", async () => {
    await using world = await workspace();
    const { birch } = teamsOf(world);
    const frank = personOf(world, "frank");
    await frank.does(method, { role_id: "Rl0C", entity_ids: [birch], user_ids: [frank.id] });
    const { role_assignments } = await frank.does("admin.roles.listAssignments", {});
    assert.deepEqual(
      role_assignments.map(({ role_id }) => role_id),
      ["Rl0C"],
    );
  });

  test("does not outlive the membership", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    await giveRole(world, world.bob, "Rl01");
    await giveRole(world, world.bob, "Rl0A", world.random);
    const named = { team_id: acme, user_id: world.bob.id };
    await world.alice.does("admin.users.remove", named);
    await world.alice.does("admin.users.reactivate", named);
    assert.deepEqual((await world.alice.does("admin.roles.listAssignments", {})).role_assignments, []);
  });

  refuses(method, {
    invalid_actor: (world) => world.bob.refused(method, bobChannelAdmin(world)),
    invalid_role_id: (world) => world.alice.refused(method, { ...bobChannelAdmin(world), role_id: "Rl99" }),
    feature_not_enabled: (world) => world.alice.refused(method, { ...bobChannelAdmin(world), role_id: "Rl09" }),
    too_many_users: (world) =>
      world.alice.refused(method, {
        ...bobChannelAdmin(world),
        user_ids: Array.from({ length: 11 }, (_, at) => `U000000000${at}`),
      }),
    too_many_entities: (world) =>
      world.alice.refused(method, {
        ...bobChannelAdmin(world),
        entity_ids: Array.from({ length: 11 }, (_, at) => `T000000000${at}`),
      }),
    cannot_modify_role_admin: async (world) => {
      await giveRole(world, world.bob, "Rl02");
      const carol = { role_id: "Rl02", entity_ids: [teamsOf(world).acme], user_ids: [world.carol.id] };
      return world.bob.refused(method, carol);
    },
    no_valid_users: (world) => world.alice.refused(method, { ...bobChannelAdmin(world), user_ids: ["U0000000000"] }),
    no_valid_entities: (world) =>
      // The role is for whole workspaces.
      world.alice.refused(method, { ...bobChannelAdmin(world), entity_ids: [world.random] }),
    failed_for_some_users: (world) =>
      world.alice.refused(method, { ...bobChannelAdmin(world), user_ids: [world.bob.id, "U0000000000"] }),
    failed_for_some_entities: (world) =>
      world.alice.refused(method, { ...bobChannelAdmin(world), entity_ids: [teamsOf(world).acme, "T0000000000"] }),
    failed_for_some_users_and_entities: (world) =>
      world.alice.refused(method, {
        role_id: "Rl01",
        entity_ids: [teamsOf(world).acme, "T0000000000"],
        user_ids: [world.bob.id, "U0000000000"],
      }),
  });
});

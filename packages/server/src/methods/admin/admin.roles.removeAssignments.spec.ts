import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { giveRole } from "../../../testkit/delegatedRoles.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "admin.roles.removeAssignments";

function bobUsersAdmin(world: Workspace) {
  return { role_id: "Rl03", entity_ids: [teamsOf(world).acme], user_ids: [world.bob.id] };
}

const many = (letter: string) => Array.from({ length: 11 }, (_, at) => `${letter}000000000${at}`);

describe(method, () => {
  test("ends the role with the next call, and is no error when there was none", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    await giveRole(world, world.bob, "Rl03");
    const { users } = await world.bob.does("admin.users.list", { team_id: acme });
    assert.deepEqual(users.find(({ id }) => id === world.bob.id)?.roles, ["Rl03"]);

    await world.alice.does(method, bobUsersAdmin(world));

    assert.equal(await world.bob.refused("admin.users.list", { team_id: acme }), "not_an_admin");
    await world.alice.does(method, bobUsersAdmin(world));
  });

  refuses(method, {
    invalid_actor: (world) => world.bob.refused(method, bobUsersAdmin(world)),
    invalid_role_id: (world) => world.alice.refused(method, { ...bobUsersAdmin(world), role_id: "Rl99" }),
    feature_not_enabled: (world) => world.alice.refused(method, { ...bobUsersAdmin(world), role_id: "Rl0F" }),
    too_many_users: (world) => world.alice.refused(method, { ...bobUsersAdmin(world), user_ids: many("U") }),
    too_many_entities: (world) => world.alice.refused(method, { ...bobUsersAdmin(world), entity_ids: many("T") }),
    cannot_modify_role_admin: async (world) => {
      await giveRole(world, world.bob, "Rl02");
      return world.bob.refused(method, { ...bobUsersAdmin(world), role_id: "Rl02", user_ids: [world.carol.id] });
    },
    no_valid_users: (world) => world.alice.refused(method, { ...bobUsersAdmin(world), user_ids: ["U0000000000"] }),
    no_valid_entities: (world) => world.alice.refused(method, { ...bobUsersAdmin(world), entity_ids: ["T0000000000"] }),
    failed_for_some_users: (world) =>
      world.alice.refused(method, { ...bobUsersAdmin(world), user_ids: [world.bob.id, "U0000000000"] }),
    failed_for_some_entities: (world) =>
      world.alice.refused(method, { ...bobUsersAdmin(world), entity_ids: [teamsOf(world).acme, "T0000000000"] }),
    failed_for_some_users_and_entities: (world) =>
      world.alice.refused(method, {
        role_id: "Rl03",
        entity_ids: [teamsOf(world).acme, "T0000000000"],
        user_ids: [world.bob.id, "U0000000000"],
      }),
  });
});

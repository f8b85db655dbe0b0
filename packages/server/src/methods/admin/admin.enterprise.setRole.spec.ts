import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.enterprise.setRole";

describe(method, () => {
  test("lets an admin of the org administer workspaces that they do not belong to", async () => {
    await using world = await workspace();
    const { labs } = teamsOf(world);
    assert.equal(await world.bob.refused("admin.users.list", { team_id: labs }), "not_an_admin");

    await world.alice.does(method, { user_id: world.bob.id, role: "admin" });

    await world.bob.does("admin.users.list", { team_id: labs });
    const { user } = await world.carol.does("users.info", { user: world.bob.id });
    const { is_admin, is_owner, is_primary_owner } = user.enterprise_user ?? {};
    assert.deepEqual([is_admin, is_owner, is_primary_owner], [true, false, false]);
    assert.equal(user.is_admin, false);
  });

  test("takes the role away with member", async () => {
    await using world = await workspace();
    await world.alice.does(method, { user_id: world.bob.id, role: "owner" });
    await world.bob.does("admin.enterprise.setPlan", { plan: "business" });

    await world.alice.does(method, { user_id: world.bob.id, role: "member" });

    assert.equal(await world.bob.refused("admin.enterprise.setPlan", { plan: "standard" }), "restricted_action");
  });

  test("ends with the last membership, and does not return with it", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    await world.alice.does(method, { user_id: world.bob.id, role: "admin" });

    await world.alice.does("admin.users.remove", { team_id: acme, user_id: world.bob.id });
    await world.alice.does("admin.users.reactivate", { team_id: acme, user_id: world.bob.id });

    const { user } = await world.carol.does("users.info", { user: world.bob.id });
    assert.equal(user.enterprise_user?.is_admin, false);
  });

  refuses(method, {
    not_an_enterprise: (world) => personOf(world, "frank").refused(method, { user_id: world.bob.id, role: "admin" }),
    restricted_action: async (world) => {
      await world.alice.does(method, { user_id: world.bob.id, role: "admin" });
      return world.bob.refused(method, { user_id: world.carol.id, role: "admin" });
    },
    user_not_found: (world) => world.alice.refused(method, { user_id: personOf(world, "frank").id, role: "admin" }),
    invalid_role_for_user: (world) => world.alice.refused(method, { user_id: world.dora.id, role: "admin" }),
    cannot_modify_primary_owner: async (world) => {
      await world.alice.does(method, { user_id: world.bob.id, role: "owner" });
      return world.bob.refused(method, { user_id: world.alice.id, role: "member" });
    },
  });
});

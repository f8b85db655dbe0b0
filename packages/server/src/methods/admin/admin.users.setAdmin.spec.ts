import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { promote, roleRefusals } from "../../../testkit/roles.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.setAdmin";

describe(method, () => {
  test("holds for the very next call, and everyone is notified", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    assert.equal(await world.bob.refused("admin.users.list", {}), "not_an_admin");

    await world.alice.does(method, { team_id, user_id: world.bob.id });

    await world.bob.does("admin.users.list", {});
    assert.equal((await world.carol.does("users.info", { user: world.bob.id })).user.is_admin, true);
    assert.equal((await eventsOf(world, "user_change")).length, 1);
  });

  refuses(method, {
    ...roleRefusals(method),
    invalid_permissions: async (world) => {
      const team_id = await promote(world);
      return world.bob.refused(method, { team_id, user_id: world.carol.id });
    },
    invalid_role_for_user: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, user_id: world.dora.id }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { promote, roleRefusals } from "../../../testkit/roles.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.setOwner";

describe(method, () => {
  test("gives what only owners have", async () => {
    await using world = await workspace();
    const team_id = await promote(world);

    await world.carol.does("admin.teams.settings.setPlan", { team_id, plan: "standard" });

    assert.equal((await world.bob.does("users.info", { user: world.carol.id })).user.is_owner, true);
  });

  refuses(method, {
    ...roleRefusals(method),
    invalid_permissions: async (world) => {
      const team_id = await promote(world);
      return world.bob.refused(method, { team_id, user_id: world.bob.id });
    },
    invalid_role_for_user: (world) =>
      world.alice.refused(method, { team_id: teamsOf(world).acme, user_id: world.dora.id }),
  });
});

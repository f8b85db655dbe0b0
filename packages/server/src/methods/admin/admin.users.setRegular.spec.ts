import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { promote, roleRefusals } from "../../../testkit/roles.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.users.setRegular";

describe(method, () => {
  test("takes an admin's powers at once", async () => {
    await using world = await workspace();
    const team_id = await promote(world);

    await world.carol.does(method, { team_id, user_id: world.bob.id });

    assert.equal(await world.bob.refused("admin.users.list", {}), "not_an_admin");
  });

  test("ends the invite links that an admin made, and not those of others", async () => {
    await using world = await workspace();
    const team_id = await promote(world);
    await world.bob.does("admin.inviteLinks.create", { team_id });
    const { invite } = await world.alice.does("admin.inviteLinks.create", { team_id });

    await world.carol.does(method, { team_id, user_id: world.bob.id });

    const { invites } = await world.alice.does("admin.inviteLinks.list", { team_id });
    assert.deepEqual(
      invites.map(({ id }) => id),
      [invite.id],
    );
  });

  test("makes a member of a guest", async () => {
    await using world = await workspace();

    await world.alice.does(method, { team_id: teamsOf(world).acme, user_id: world.dora.id });

    assert.equal((await world.alice.does("users.info", { user: world.dora.id })).user.is_restricted, false);
  });

  refuses(method, {
    ...roleRefusals(method),
    invalid_permissions: async (world) => {
      const team_id = await promote(world);
      return world.bob.refused(method, { team_id, user_id: world.carol.id });
    },
  });
});

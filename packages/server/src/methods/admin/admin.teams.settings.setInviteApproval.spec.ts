import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setInviteApproval";

describe(method, () => {
  test("decides whether a member invites or asks; at first a member asks", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    const bob = await atHome(world, world.bob);
    const invite = async (email: string) => (await bob.does("client.invites.create", { email })).status;
    const required = async () =>
      (await world.alice.does("admin.teams.settings.info", { team_id })).settings.invite_approval_required;

    assert.deepEqual([await required(), await invite("eve@acme.test")], [true, "requested"]);
    await world.alice.does(method, { team_id, required: false });
    assert.deepEqual([await required(), await invite("finn@acme.test")], [false, "invited"]);
    await world.alice.does(method, { team_id, required: true });
    assert.deepEqual([await required(), await invite("gail@acme.test")], [true, "requested"]);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, required: false }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, required: false }),
  });
});

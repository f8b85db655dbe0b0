import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.inviteLinks.revoke";

describe(method, () => {
  test("ends a link once", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    const { invite } = await world.alice.does("admin.inviteLinks.create", { team_id });

    await world.alice.does(method, { team_id, invite_id: invite.id });

    assert.equal(await world.alice.refused(method, { team_id, invite_id: invite.id }), "invite_not_found");
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, invite_id: "Il1" }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, invite_id: "Il1" }),
    invite_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme, invite_id: "Il1" }),
  });
});

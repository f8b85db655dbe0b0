import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.inviteLinks.create";

describe(method, () => {
  test("gives an address that nobody can guess, for one person and a month unless told", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;

    const { invite } = await world.alice.does(method, { team_id });
    const { invite: other } = await world.alice.does(method, { team_id, uses: 12, role: "multi_channel_guest" });

    assert.match(invite.url, /\/join\/Il[0-9A-Z]+\?key=\w{32}$/);
    assert.deepEqual([invite.role, invite.uses_left, invite.inviter_id], ["member", 1, world.alice.id]);
    assert.equal(invite.date_expires - invite.date_created, 30 * 24 * 60 * 60);
    assert.deepEqual([other.role, other.uses_left], ["multi_channel_guest", 12]);
    assert.notEqual(invite.url, other.url);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.inviteLinks.list";

describe(method, () => {
  test("lists links that are still valid, the latest first", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    const { invite: old } = await world.alice.does("admin.inviteLinks.create", { team_id });
    world.clock.advance({ hours: 24 * 29 });
    const { invite: revoked } = await world.alice.does("admin.inviteLinks.create", { team_id });
    await world.alice.does("admin.inviteLinks.revoke", { team_id, invite_id: revoked.id });
    const { invite } = await world.alice.does("admin.inviteLinks.create", { team_id });

    const before = (await world.alice.does(method, { team_id })).invites;
    world.clock.advance({ hours: 25 });
    const after = (await world.alice.does(method, { team_id })).invites;

    assert.deepEqual(
      before.map(({ url }) => url),
      [invite.url, old.url],
    );
    assert.deepEqual(
      after.map(({ id }) => id),
      [invite.id],
    );
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme }),
  });
});

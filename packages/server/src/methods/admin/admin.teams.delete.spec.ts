import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { seedWithAdmins, teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.delete";

describe(method, () => {
  test("ends bot tokens with account_inactive and people's with token_revoked [API-12.4, API-12.30]", async () => {
    await using world = await workspace();

    await world.alice.does(method, { team_id: teamsOf(world).acme });

    assert.equal(await world.bot.refused("auth.test", {}), "account_inactive");
    assert.equal(await world.bob.refused("auth.test", {}), "token_revoked");
  });

  test("is open to owners of the org, and leaves its other workspaces alone", async () => {
    await using world = await workspace();

    await world.alice.does(method, { team_id: teamsOf(world).labs });

    assert.equal(await world.alice.refused("team.info", { team: teamsOf(world).labs }), "team_not_found");
    await world.bot.does("auth.test", {});
  });

  test("refuses with not_an_owner when an admin, who is no owner, asks", async () => {
    await using world = await workspace({ seed: seedWithAdmins("bob") });

    assert.equal(await world.bob.refused(method, { team_id: teamsOf(world).acme }), "not_an_owner");
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.carol.refused(method, { team_id: teamsOf(world).acme }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { orgBot, personOf, teamsOf } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.removeTeams";

describe(method, () => {
  test("keeps the app out of the workspace from the next call on", async () => {
    await using world = await workspace();
    const { app, bot } = orgBot(world);
    const { labs } = teamsOf(world);
    await bot.does("users.list", { team_id: labs } as object);

    await personOf(world, "erin").does(method, { app_id: app.id, team_ids: [labs] });

    assert.equal(await bot.refused("users.list", { team_id: labs }), "team_access_not_granted");
    assert.deepEqual((await bot.does("auth.teams.list", {})).teams, []);
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { app_id: orgBot(world).app.id, team_ids: [teamsOf(world).birch] }),
    not_an_admin: (world) =>
      world.bob.refused(method, { app_id: orgBot(world).app.id, team_ids: [teamsOf(world).labs] }),
    invalid_app_id: (world) => world.alice.refused(method, { app_id: "A00000000NO", team_ids: [teamsOf(world).labs] }),
    app_management_app_not_installed_on_org: (world) =>
      world.alice.refused(method, { app_id: rotatingApp(world).id, team_ids: [teamsOf(world).labs] }),
    no_team_ids_given: (world) => world.alice.refused(method, { app_id: orgBot(world).app.id, team_ids: [] }),
  });
});

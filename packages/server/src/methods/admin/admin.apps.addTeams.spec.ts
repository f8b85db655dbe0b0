import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { orgBot, personOf, teamsOf } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.addTeams";

describe(method, () => {
  test("lets an org-wide app work in a workspace it was kept out of", async () => {
    await using world = await workspace();
    const { app, bot } = orgBot(world);
    const { acme } = teamsOf(world);
    assert.equal(await bot.refused("users.list", { team_id: acme }), "team_access_not_granted");

    await world.alice.does(method, { app_id: app.id, team_ids: [acme] });

    const { members } = await bot.does("users.list", { team_id: acme } as object);
    assert.ok(members.some((member) => member.name === "alice"));
    const self = (await bot.does("auth.test", {})).user_id;
    assert.equal((await world.bob.does("users.info", { user: self })).user.is_bot, true);
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { app_id: orgBot(world).app.id, team_ids: [teamsOf(world).birch] }),
    not_an_admin: (world) =>
      world.bob.refused(method, { app_id: orgBot(world).app.id, team_ids: [teamsOf(world).acme] }),
    invalid_app_id: (world) => world.alice.refused(method, { app_id: "A00000000NO", team_ids: [teamsOf(world).acme] }),
    app_management_app_not_installed_on_org: (world) =>
      world.alice.refused(method, { app_id: rotatingApp(world).id, team_ids: [teamsOf(world).acme] }),
    no_team_ids_given: (world) =>
      personOf(world, "erin").refused(method, { app_id: orgBot(world).app.id, team_ids: [] }),
  });
});

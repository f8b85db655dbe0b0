import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { limits } from "@platform/protocol";
import { orgBot, personOf, teamsOf } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { eventsOf } from "../../../testkit/events.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.uninstall";

describe(method, () => {
  test("ends the tokens of the app in the workspace, and is in the log of integrations", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);
    const { acme } = teamsOf(world);
    await world.alice.does(method, { app_id: app.id, team_ids: [acme] });
    assert.equal(await world.actor(app.bot_token ?? "").refused("auth.test", {}), "token_revoked");
    await world.bot.does("auth.test", {});
    assert.equal((await eventsOf(world, "app_uninstalled")).length, 1);
    assert.ok((await eventsOf(world, "tokens_revoked")).length > 0);
    const { logs } = await world.alice.does("team.integrationLogs", { app_id: app.id, change_type: "removed" });
    assert.equal(logs.length, 1);
  });

  test("removes an org-wide installation from the whole org", async () => {
    await using world = await workspace();
    const { app, bot } = orgBot(world);
    await world.alice.does(method, { app_id: app.id, enterprise_id: world.dev.org?.id ?? "" });
    assert.equal(await bot.refused("auth.test", {}), "token_revoked");
  });

  refuses(method, {
    app_not_found: (world) => world.alice.refused(method, { app_id: "A00000000NO", team_ids: [teamsOf(world).acme] }),
    specify_enterprise_or_teams: (world) => world.alice.refused(method, { app_id: rotatingApp(world).id }),
    teams_not_found: (world) =>
      world.alice.refused(method, { app_id: rotatingApp(world).id, team_ids: [teamsOf(world).birch] }),
    too_many_teams: (world) =>
      world.alice.refused(method, {
        app_id: rotatingApp(world).id,
        team_ids: Array.from({ length: limits.uninstalled_teams_max + 1 }, () => teamsOf(world).acme),
      }),
    enterprise_not_found: (world) =>
      personOf(world, "frank").refused(method, { app_id: rotatingApp(world).id, enterprise_id: world.dev.org?.id }),
    must_revoke_access: (world) =>
      world.alice.refused(method, { app_id: orgBot(world).app.id, team_ids: [teamsOf(world).labs] }),
    restricted_action: (world) =>
      world.bob.refused(method, { app_id: rotatingApp(world).id, team_ids: [teamsOf(world).acme] }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { teamsOf } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { requestApproval, requestedByBob } from "../../../testkit/requesting.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.clearResolution";

describe(method, () => {
  test("lets the tokens of a restricted app work again", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);
    await world.alice.does("admin.apps.restrict", { app_id: app.id });
    await world.alice.does(method, { app_id: app.id });
    await world.actor(app.bot_token ?? "").does("auth.test", {});
    assert.deepEqual((await world.alice.does("admin.apps.restricted.list", {})).restricted_apps, []);
  });

  test("sends people to an administrator again where apps need approval", async () => {
    await using world = await workspace();
    const { app, requestId } = await requestedByBob(world);
    await world.alice.does("admin.apps.approve", { request_id: requestId });
    await assert.rejects(requestApproval(world, app), /restricted_action/, "bob does not need approval now");
    await world.alice.does(method, { app_id: app.appId, enterprise_id: world.dev.org?.id ?? "" });
    assert.match(await requestApproval(world, app), /^Ar/);
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { app_id: rotatingApp(world).id, team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { app_id: rotatingApp(world).id }),
    invalid_app_id: (world) => world.alice.refused(method, { app_id: "A00000000NO" }),
    no_resolution_found: (world) => world.alice.refused(method, { app_id: rotatingApp(world).id }),
    too_many_teams_provided: (world) =>
      world.alice.refused(method, {
        app_id: rotatingApp(world).id,
        team_id: teamsOf(world).acme,
        enterprise_id: world.dev.org?.id,
      }),
  });
});

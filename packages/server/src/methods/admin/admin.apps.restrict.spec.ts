import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.restrict";

describe(method, () => {
  test("stops the tokens of the app in that workspace, and no other app's", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);

    await world.alice.does(method, { app_id: app.id, team_id: teamsOf(world).acme });

    assert.equal(await world.actor(app.bot_token ?? "").refused("auth.test", {}), "no_permission");
    await world.bot.does("auth.test", {});
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { app_id: rotatingApp(world).id, team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { app_id: rotatingApp(world).id }),
    request_id_or_app_id_is_required: (world) => world.alice.refused(method, {}),
    invalid_app_id: (world) => world.alice.refused(method, { app_id: "A00000000NO" }),
  });
});

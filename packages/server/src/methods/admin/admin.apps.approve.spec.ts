import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { requestApproval, requestedByBob, slackbotTexts } from "../../../testkit/requesting.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.apps.approve";

describe(method, () => {
  test("takes a restriction back", async () => {
    await using world = await workspace();
    const app = rotatingApp(world);
    await world.alice.does("admin.apps.restrict", { app_id: app.id });

    await world.alice.does(method, { app_id: app.id });

    await world.actor(app.bot_token ?? "").does("auth.test", {});
  });

  test("approves a request for its scopes: the person installs without an admin, and asks again for more", async () => {
    await using world = await workspace();
    const { app, requestId } = await requestedByBob(world);
    await world.alice.does(method, { request_id: requestId });
    assert.deepEqual((await world.alice.does("admin.apps.requests.list", {})).app_requests, []);
    await assert.rejects(requestApproval(world, app), /restricted_action/, "bob may install it");
    assert.match(await requestApproval(world, app, { scope: "chat:write,channels:read" }), /^Ar/);
    assert.deepEqual(await slackbotTexts(world.bob), ["An administrator approved Echo. You can install it now."]);
  });

  test("approves the scopes that the administrator names", async () => {
    await using world = await workspace();
    const { app } = await requestedByBob(world);
    await world.alice.does(method, { app_id: app.appId, bot_scopes: ["channels:read"] });
    assert.match(await requestApproval(world, app), /^Ar/);
    await assert.rejects(requestApproval(world, app, { scope: "channels:read" }), /restricted_action/);
  });

  refuses(method, {
    team_not_found: (world) =>
      world.alice.refused(method, { app_id: rotatingApp(world).id, team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, { app_id: rotatingApp(world).id }),
    request_id_or_app_id_is_required: (world) => world.alice.refused(method, {}),
    invalid_app_id: (world) => world.alice.refused(method, { app_id: "A00000000NO" }),
    invalid_request_id: (world) => world.alice.refused(method, { request_id: "Ar0NOBODY00" }),
    too_many_ids_provided: async (world) =>
      world.alice.refused(method, {
        app_id: rotatingApp(world).id,
        request_id: (await requestedByBob(world)).requestId,
      }),
    request_already_resolved: async (world) => {
      const { requestId } = await requestedByBob(world);
      await world.alice.does("admin.apps.requests.cancel", { request_id: requestId });
      return world.alice.refused(method, { request_id: requestId });
    },
  });
});

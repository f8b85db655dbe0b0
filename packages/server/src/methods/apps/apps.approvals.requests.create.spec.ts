import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { appToApprove } from "../../../testkit/approving.ts";
import { createApp } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.approvals.requests.create";

describe(method, () => {
  test("brings the app with its scopes and the reason before the administrators, who let it be installed", async () => {
    await using world = await workspace();
    const { developer, appId: app_id } = await appToApprove(world);
    const asked = { app: app_id, reason: "For the release", bot_scopes: "chat:write", domains: [] };

    const { request_id } = await developer.does(method, { ...asked, team_id: teamsOf(world).acme });

    const [request] = (await world.alice.does("admin.apps.requests.list", {})).app_requests;
    assert.deepEqual(
      [request?.id, request?.app.id, request?.message, request?.user.id, request?.is_user_app_collaborator],
      [request_id, app_id, "For the release", world.bob.id, true],
    );
    assert.deepEqual(
      request?.scopes.map(({ name }) => name),
      ["chat:write"],
    );
    await world.alice.does("admin.apps.approve", { request_id });
    const { api_access_tokens: tokens } = await developer.does("apps.developerInstall", { app_id });
    await world.actor(tokens.bot ?? "").does("auth.test", {});
  });

  test("replaces an earlier request", async () => {
    await using world = await workspace();
    const { developer, appId: app } = await appToApprove(world);
    await developer.does(method, { app });

    const { request_id } = await developer.does(method, { app, reason: "Now with a reason" });

    const { app_requests } = await world.alice.does("admin.apps.requests.list", {});
    assert.deepEqual(
      app_requests.map(({ id, message }) => [id, message]),
      [[request_id, "Now with a reason"]],
    );
  });

  refuses(method, {
    app_not_found: async (world) => (await configuring(world, "bob")).refused(method, { app: "A0000000NOT" }),
    access_denied: async (world) => {
      const { appId: app } = await createApp(world);
      return (await configuring(world, "bob")).refused(method, { app });
    },
    team_not_found: async (world) => {
      const { developer, appId: app } = await appToApprove(world);
      return developer.refused(method, { app, team_id: teamsOf(world).labs });
    },
    app_approval_request_denied: async (world) => {
      const { developer, appId: app } = await appToApprove(world);
      await world.alice.does("admin.apps.restrict", { app_id: app, team_id: teamsOf(world).acme });
      return developer.refused(method, { app });
    },
    restricted_action: async (world) => {
      const { appId: app } = await createApp(world);
      return (await configuring(world, "alice")).refused(method, { app });
    },
  });
});

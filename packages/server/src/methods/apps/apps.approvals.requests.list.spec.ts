import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { appToApprove } from "../../../testkit/approving.ts";
import { createApp } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.approvals.requests.list";

/** What an app's latest request shows after something was done with it. */
async function shownAfter(finish: (world: Workspace, appId: string, requestId: string) => Promise<unknown>) {
  await using world = await workspace();
  const { developer, appId: app_id } = await appToApprove(world);
  const { request_id } = await developer.does("apps.approvals.requests.create", { app: app_id });
  world.clock.advance({ seconds: 60 });
  await finish(world, app_id, request_id);
  const { requests } = await developer.does(method, { app_id, requested_teams: [teamsOf(world).acme] });
  const [request] = requests;
  assert.deepEqual([requests.length, request?.id, request?.team_id], [1, request_id, teamsOf(world).acme]);
  const { status, can_self_approve: canInstall, cancelled_by: by, date_created, date_resolved } = request ?? {};
  const tookS = date_resolved === undefined ? undefined : date_resolved - (date_created ?? 0);
  return [status, canInstall, tookS, by];
}

describe(method, () => {
  test("shows the latest request with its status", async () => {
    assert.deepEqual(await shownAfter(async () => undefined), ["pending", false, undefined, undefined]);
    assert.deepEqual(
      await shownAfter((world, _app, request_id) => world.alice.does("admin.apps.approve", { request_id })),
      ["approved", true, 60, undefined],
    );
    assert.deepEqual(
      await shownAfter((world, _app, request_id) => world.alice.does("admin.apps.restrict", { request_id })),
      ["denied", false, 60, undefined],
    );
  });

  test("says who cancelled a request", async () => {
    const byAdmin = await shownAfter((world, _app, request_id) =>
      world.alice.does("admin.apps.requests.cancel", { request_id, team_id: teamsOf(world).acme }),
    );
    assert.deepEqual(byAdmin, ["cancelled", false, 60, "admin"]);
    const byUser = await shownAfter(async (world, app_id) =>
      (await configuring(world, "bob")).does("apps.approvals.requests.cancel", { app_id }),
    );
    assert.deepEqual(byUser, ["cancelled", false, 60, "user"]);
  });

  test("is empty for a person who has asked for nothing", async () => {
    await using world = await workspace();
    const { appId: app_id } = await createApp(world);
    assert.deepEqual((await (await configuring(world, "alice")).does(method, { app_id })).requests, []);
  });

  refuses(method, {
    app_not_found: async (world) => (await configuring(world, "bob")).refused(method, { app_id: "A0000000NOT" }),
    access_denied: async (world) => {
      const { appId: app_id } = await createApp(world);
      return (await configuring(world, "bob")).refused(method, { app_id });
    },
    team_not_found: async (world) => {
      const { developer, appId: app_id } = await appToApprove(world);
      return developer.refused(method, { app_id, requested_teams: [teamsOf(world).labs] });
    },
  });
});

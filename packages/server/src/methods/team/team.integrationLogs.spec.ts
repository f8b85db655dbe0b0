import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { orgBot, teamsOf } from "../../../testkit/admins.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { createApp, install } from "../../../testkit/installing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "team.integrationLogs";

async function changesOf(world: Workspace, app_id: string, team_id = teamsOf(world).acme) {
  const { logs } = await world.alice.does(method, { app_id, team_id });
  return logs.map(({ change_type, user_id, scope }) => [change_type, user_id, scope]);
}

describe(method, () => {
  test("lists how an app was installed, expanded, decided about and removed; the latest first", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const app = await createApp(world);

    await install(world, "bob", app, { scope: "chat:write" });
    const { access_token } = await install(world, "alice", app, { scope: "chat:write,users:read" });
    await alice.does("admin.apps.restrict", { app_id: app.appId });
    await alice.does("admin.apps.approve", { app_id: app.appId });
    const bot = world.actor(access_token ?? "");
    const { user_id: botId } = await bot.does("auth.test", {});
    await bot.does("apps.uninstall", app.client);

    assert.deepEqual(await changesOf(world, app.appId), [
      ["removed", botId, undefined],
      ["enabled", alice.id, undefined],
      ["disabled", alice.id, undefined],
      ["expanded", alice.id, "chat:write,users:read"],
      ["added", bob.id, "chat:write"],
    ]);
  });

  test("knows what was installed with the workspace itself", async () => {
    await using world = await workspace();
    const { id, name } = rotatingApp(world);

    const { logs, paging } = await world.alice.does(method, { app_id: id, change_type: "added" });

    assert.deepEqual([logs.length, logs[0]?.app_type, logs[0]?.user_name], [1, name, "alice"]);
    assert.match(logs[0]?.scope ?? "", /chat:write/);
    assert.deepEqual(paging, { count: 100, total: 1, page: 1, pages: 1 });
  });

  test("lists grants and removals of an org-wide app", async () => {
    await using world = await workspace();
    const { app } = orgBot(world);
    const { acme } = teamsOf(world);
    const team = { app_id: app.id, team_ids: [acme] };

    await world.alice.does("admin.apps.addTeams", team);
    await world.alice.does("admin.apps.addTeams", team);
    await world.alice.does("admin.apps.removeTeams", team);

    const changes = await changesOf(world, app.id);
    assert.deepEqual(
      changes.map(([change]) => change),
      ["removed", "added"],
    );
  });

  test("comes in pages, by whom and of which type", async () => {
    await using world = await workspace();
    const { id } = rotatingApp(world);
    await world.alice.does("admin.apps.restrict", { app_id: id });
    await world.alice.does("admin.apps.approve", { app_id: id });

    const first = await world.alice.does(method, { app_id: id, count: 2 });
    const second = await world.alice.does(method, { app_id: id, count: 2, page: 2 });
    const disabled = await world.alice.does(method, { change_type: "disabled" });
    const bobs = await world.alice.does(method, { user: world.bob.id });

    assert.deepEqual(first.paging, { count: 2, total: 3, page: 1, pages: 2 });
    assert.deepEqual(
      [...first.logs, ...second.logs].map((log) => log.change_type),
      ["enabled", "disabled", "added"],
    );
    assert.deepEqual(
      disabled.logs.map((log) => log.app_id),
      [id],
    );
    assert.deepEqual(bobs.logs, []);
  });

  test("reveals nothing about an app in another workspace", async () => {
    await using world = await workspace();
    const { id } = rotatingApp(world);
    assert.deepEqual(await changesOf(world, id, teamsOf(world).labs), []);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch }),
    not_an_admin: (world) => world.bob.refused(method, {}),
  });
});

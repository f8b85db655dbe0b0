import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { createApp, install } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.status";

describe(method, () => {
  test("says of each app whether it is installed and hosted, and names the workspace", async () => {
    await using world = await workspace();
    const [team] = world.dev.teams;
    const team_id = team?.id ?? "";
    const alice = await configuring(world, "alice");
    const { appId: installed } = await createApp(world, { scopes: { bot: ["chat:write"] } });
    const { appId: removed } = await createApp(world, { scopes: { bot: ["chat:write"] } });
    const manifest = {
      display_information: { name: "Hosted" },
      features: { bot_user: { display_name: "Hosted" } },
      oauth_config: { scopes: { bot: ["chat:write"] } },
      settings: { function_runtime: "slack" },
    };
    const { app_id: hosted } = await alice.does("apps.manifest.create", { manifest });
    for (const app_id of [installed, removed]) await alice.does("apps.developerInstall", { app_id });
    await alice.does("apps.developerUninstall", { app_id: removed });

    const answer = await alice.does(method, { app_ids: [installed, removed, hosted, installed], team_id });

    assert.deepEqual(answer.apps, [
      { app_id: installed, is_installed: true, is_hosted: false },
      { app_id: removed, is_installed: false, is_hosted: false },
      { app_id: hosted, is_installed: false, is_hosted: true },
    ]);
    assert.deepEqual(answer.team, { team_id, team_domain: team?.domain, is_enterprise: false });
    assert.deepEqual((await alice.does(method, {})).apps, []);
  });

  test("lists the workspaces of an app that is installed for the org", async () => {
    await using world = await workspace();
    const { acme } = teamsOf(world);
    const app = await createApp(world, { scopes: { bot: ["chat:write"] }, isForOrgs: true });
    await install(world, "alice", app, { scope: "chat:write", isForOrg: true });

    const team_id = world.dev.org?.id ?? "";
    const { apps } = await (await configuring(world, "alice")).does(method, { app_ids: [app.appId], team_id });

    const domain = world.dev.teams.find(({ id }) => id === acme)?.domain;
    assert.deepEqual(apps, [
      {
        app_id: app.appId,
        is_installed: true,
        is_hosted: false,
        enterprise_grants: [{ workspace_id: acme, workspace_domain: domain }],
      },
    ]);
  });

  test("leaves out what was deleted and what is closed to the caller, while something remains", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const bob = await configuring(world, "bob");
    const { appId: foreign } = await createApp(world);
    const { appId: deleted } = await createApp(world);
    await alice.does("apps.delete", { app_id: deleted });
    const { app_id: own } = await bob.does("apps.manifest.create", {
      manifest: { display_information: { name: "Own" } },
    });

    const { apps } = await bob.does(method, { app_ids: [foreign, deleted, own] });

    assert.deepEqual(
      apps.map(({ app_id }) => app_id),
      [own],
    );
  });

  refuses(method, {
    app_not_found: async (world) => (await configuring(world, "alice")).refused(method, { app_ids: ["A0000000NOT"] }),
    access_denied: async (world) => {
      const { appId } = await createApp(world);
      return (await configuring(world, "bob")).refused(method, { app_ids: [appId] });
    },
    team_not_found: async (world) =>
      (await configuring(world, "alice")).refused(method, { team_id: teamsOf(world).birch }),
  });
});

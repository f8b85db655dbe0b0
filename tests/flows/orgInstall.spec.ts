import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { seedWithAdmins, teamsOf } from "../../packages/server/testkit/admins.ts";
import { renew } from "../../packages/server/testkit/apps.ts";
import { type AppWish, changeApp, consent, createApp, install } from "../../packages/server/testkit/installing.ts";
import { configuring } from "../../packages/server/testkit/openConfig.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";

const forOrgs: AppWish = { isForOrgs: true };
const asked = { scope: "team:read,users:read,chat:write", isForOrg: true };

async function installed(world: Workspace, wish: AppWish = forOrgs) {
  const app = await createApp(world, wish);
  const given = await install(world, "alice", app, asked);
  return { app, given, bot: world.actor(given.access_token ?? "") };
}

describe("an app that was installed for the whole org", () => {
  test("is refused, without the name of a workspace", async () => {
    await using world = await workspace();
    const { given, bot } = await installed(world);
    const org = { id: world.dev.org?.id, name: "Acme Corporation" };

    assert.deepEqual([given.team, given.enterprise, given.is_enterprise_install], [null, org, true]);
    const who = await bot.does("auth.test", {});
    assert.deepEqual([who.is_enterprise_install, who.enterprise_id], [true, org.id]);
    const acting = await install(world, "alice", await createApp(world, forOrgs), {
      ...asked,
      userScope: "channels:read",
    });
    const alice = await world.actor(acting.authed_user?.access_token ?? "").does("auth.test", {});
    assert.deepEqual([alice.is_enterprise_install, alice.user], [true, "alice"]);
  });

  test("works in the workspace that it was installed from, and elsewhere when it is let in", async () => {
    await using world = await workspace();
    const { app, bot } = await installed(world);
    const { acme, labs, birch } = teamsOf(world);
    const teams = async () => (await bot.does("auth.teams.list", {})).teams.map((team) => team.id);

    assert.deepEqual(await teams(), [acme]);
    await bot.does("team.info", { team: acme });
    assert.equal(await bot.refused("users.list", { team_id: labs }), "team_access_not_granted");
    await world.alice.does("admin.apps.addTeams", { app_id: app.appId, team_ids: [labs] });
    assert.deepEqual(await teams(), [acme, labs].toSorted());
    assert.equal((await bot.does("team.info", { team: labs })).team.name, "Acme Labs");
    assert.equal(await bot.refused("team.info", { team: birch }), "team_access_not_granted");
    await world.alice.does("admin.apps.removeTeams", { app_id: app.appId, team_ids: [acme] });
    assert.deepEqual(await teams(), [labs]);
  });

  test("stays the org's over every refresh", async () => {
    await using world = await workspace();
    const { app, given } = await installed(world, { ...forOrgs, isRotating: true });
    const refresh = { ...app.client, grant_type: "refresh_token", refresh_token: given.refresh_token ?? "" };

    world.clock.advance({ seconds: limits.access_token_lifetime_s });
    const renewed = await renew(world, refresh);

    assert.deepEqual([renewed.team, renewed.is_enterprise_install], [null, true]);
    await world.actor(renewed.access_token).does("team.info", { team: teamsOf(world).acme });
  });

  test("takes over what a workspace had: its token works on, and is given again", async () => {
    await using world = await workspace();
    const app = await createApp(world, forOrgs);
    const before = await install(world, "alice", app, { scope: "team:read" });
    const { acme } = teamsOf(world);

    const after = await install(world, "alice", app, asked);

    assert.equal(after.access_token, before.access_token);
    assert.equal(after.bot_user_id, before.bot_user_id);
    await world.actor(before.access_token ?? "").does("team.info", { team: acme });
  });

  test("ends with its installation everywhere, and starts again with the one workspace", async () => {
    await using world = await workspace();
    const { app, bot } = await installed(world);
    const { acme, labs } = teamsOf(world);
    await world.alice.does("admin.apps.addTeams", { app_id: app.appId, team_ids: [labs] });

    await bot.does("apps.uninstall", app.client);

    assert.equal(await bot.refused("auth.test", {}), "token_revoked");
    const logs = await world.alice.does("team.integrationLogs", { app_id: app.appId, team_id: labs });
    assert.deepEqual(
      logs.logs.map((log) => log.change_type),
      ["removed", "added"],
    );
    const again = await install(world, "alice", app, asked);
    const { teams } = await world.actor(again.access_token ?? "").does("auth.teams.list", {});
    assert.deepEqual(
      teams.map((team) => team.id),
      [acme],
    );
  });
});

describe("consent for a whole org", () => {
  test("is worth nothing once the app is no longer made for orgs", async () => {
    await using world = await workspace();
    const app = await createApp(world, forOrgs);
    const code = await consent(world, "alice", app, asked);

    await changeApp(world, app, {});

    assert.equal(await world.actor("").refused("oauth.v2.access", { ...app.client, code }), "invalid_code");
  });

  test("is what adds scopes to an org-wide bot: a person of one workspace cannot add any", async () => {
    await using world = await workspace({ seed: seedWithAdmins("bob") });
    const { app, given } = await installed(world);

    for (const member of ["bob", "carol"]) {
      await assert.rejects(consent(world, member, app, { scope: "chat:write,channels:history" }), /restricted_action/);
    }
    await install(world, "carol", app, { scope: "chat:write", userScope: "channels:history" });

    const { scope } = await install(world, "alice", app, asked);
    assert.equal(scope, given.scope);
  });

  test("added after a person of one workspace consented makes that person's code worthless", async () => {
    await using world = await workspace();
    const app = await createApp(world, forOrgs);
    const code = await consent(world, "bob", app, { scope: "channels:history" });
    const { access_token: token = "" } = await install(world, "alice", app, asked);

    assert.equal(await world.actor("").refused("oauth.v2.access", { ...app.client, code }), "invalid_code");

    const { acme } = teamsOf(world);
    const read = { channel: world.general, team_id: acme };
    assert.equal(await world.actor(token).refused("conversations.history", read), "missing_scope");
  });

  test("is needed when a collaborator installs the app with more scopes", async () => {
    await using world = await workspace();
    const app = await createApp(world, { ...forOrgs, scopes: { bot: ["chat:write", "channels:history"] } });
    await install(world, "alice", app, asked);
    const alice = await configuring(world, "alice");
    await alice.does("developer.apps.owners.add", { app_id: app.appId, user_id: world.bob.id });

    const developer = await configuring(world, "bob");
    const code = await developer.refused("apps.developerInstall", { app_id: app.appId });

    assert.equal(code, "app_approval_request_eligible");
    await alice.does("apps.developerInstall", { app_id: app.appId });
  });

  test("cannot be given by a person who is not an admin of the org", async () => {
    await using world = await workspace();
    const app = await createApp(world, forOrgs);
    await assert.rejects(consent(world, "bob", app, asked), /restricted_action/);
  });
});

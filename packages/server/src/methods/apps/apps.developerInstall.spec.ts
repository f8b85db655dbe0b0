import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { changeApp, createApp } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.developerInstall";

async function ownApp(world: Workspace, name: string, scopes: readonly string[] = ["chat:write"]) {
  const developer = await configuring(world, name);
  const { app_id } = await developer.does("apps.manifest.create", {
    manifest: {
      display_information: { name: "Own" },
      features: { bot_user: { display_name: "Own" } },
      oauth_config: { scopes: { bot: scopes } },
    },
  });
  return { developer, app_id };
}

/** As an older version of the server has left it, which did not check scopes. */
async function saveUnchecked(world: Workspace, appId: string, scopes: object): Promise<void> {
  const manifest = JSON.stringify({ display_information: { name: "Own" }, oauth_config: { scopes } });
  await world.platform.store.db.updateTable("apps").set({ manifest }).where("id", "=", appId).execute();
}

describe(method, () => {
  test("gives the tokens that the manifest asks for, and one for sockets", async () => {
    await using world = await workspace();
    const app = await createApp(world, { scopes: { bot: ["chat:write"], user: ["users:read"] } });
    const alice = await configuring(world, "alice");

    const { api_access_tokens: tokens, ...rest } = await alice.does(method, { app_id: app.appId });

    assert.deepEqual(
      [rest.app_id, rest.team_id, rest.team_name],
      [app.appId, world.dev.teams[0]?.id, world.dev.teams[0]?.name],
    );
    await world.actor(tokens.bot ?? "").does("chat.postMessage", { channel: world.alice.id ?? "", text: "here" });
    await world.actor(tokens.user ?? "").does("users.info", { user: world.alice.id ?? "" });
    await world.actor(tokens.app_level).does("apps.connections.open", {});
  });

  test("again gives the same tokens, with the scopes that came since", async () => {
    await using world = await workspace();
    const app = await createApp(world, { scopes: { bot: ["chat:write"] } });
    const alice = await configuring(world, "alice");
    const first = await alice.does(method, { app_id: app.appId });
    await changeApp(world, app, { scopes: { bot: ["chat:write", "users:read"] } });

    const again = await alice.does(method, { app_id: app.appId });

    assert.deepEqual(again, first);
    await world.actor(first.api_access_tokens.bot ?? "").does("users.info", { user: world.alice.id ?? "" });
  });

  test("needs no scopes: an app may be there for its sockets alone", async () => {
    await using world = await workspace();
    const { developer, app_id } = await ownApp(world, "bob", []);

    const { api_access_tokens: tokens } = await developer.does(method, { app_id });

    assert.deepEqual(Object.keys(tokens), ["app_level"]);
  });

  test("grants nothing that a manifest of an older version asks for and nobody can be granted", async () => {
    await using world = await workspace();
    const { developer, app_id } = await ownApp(world, "bob");
    await saveUnchecked(world, app_id, {
      bot: ["chat:write", "made:up"],
      user: ["client", "app_configurations:write"],
    });

    const answer = await developer.asks(method, { app_id });

    assert.deepEqual(
      [answer.error, (answer["errors"] as { pointer: string }[]).map(({ pointer }) => pointer)],
      [
        "invalid_manifest",
        ["/oauth_config/scopes/bot/1", "/oauth_config/scopes/user/0", "/oauth_config/scopes/user/1"],
      ],
    );
    assert.equal(
      await developer.refused("developer.apps.tokens.create", { app_id, scopes: ["client"] }),
      "invalid_arguments",
    );
  });

  refuses(method, {
    invalid_manifest: async (world) => {
      const { developer, app_id } = await ownApp(world, "bob");
      await saveUnchecked(world, app_id, { user: ["triggers:write"] });
      return developer.refused(method, { app_id });
    },
    app_not_found: async (world) => (await configuring(world, "alice")).refused(method, { app_id: "A0000000NOT" }),
    access_denied: async (world) => {
      const { appId } = await createApp(world);
      return (await configuring(world, "bob")).refused(method, { app_id: appId });
    },
    app_approval_request_eligible: async (world) => {
      const { developer, app_id } = await ownApp(world, "bob");
      await world.platform.store.db
        .updateTable("teams")
        .set({ apps_need_approval: 1 })
        .where("id", "=", teamsOf(world).acme)
        .execute();
      return developer.refused(method, { app_id });
    },
    app_approval_request_pending: async (world) => {
      const { developer, app_id } = await ownApp(world, "bob");
      await world.alice.does("admin.teams.settings.setAppApproval", { team_id: teamsOf(world).acme, required: true });
      const eligible = await developer.asks(method, { app_id });
      assert.deepEqual([eligible.error, eligible["team_id"]], ["app_approval_request_eligible", teamsOf(world).acme]);
      await developer.does("apps.approvals.requests.create", { app: app_id, team_id: String(eligible["team_id"]) });
      return developer.refused(method, { app_id });
    },
    app_approval_request_denied: async (world) => {
      const { developer, app_id } = await ownApp(world, "bob");
      await world.alice.does("admin.apps.restrict", { app_id, team_id: teamsOf(world).acme });
      return developer.refused(method, { app_id });
    },
    restricted_action: async (world) => {
      const { developer, app_id } = await ownApp(world, "dora");
      return developer.refused(method, { app_id });
    },
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf, teamsOf } from "../../../testkit/admins.ts";
import { createApp } from "../../../testkit/installing.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.certified.install";

/** An app of another workspace that the directory lists. */
async function listed(world: Workspace): Promise<string> {
  const author = await configuring(world, "frank");
  const manifest = {
    display_information: { name: "Connector" },
    features: { bot_user: { display_name: "Connector" } },
    oauth_config: { scopes: { bot: ["chat:write"], user: ["users:read"] } },
  };
  const { app_id } = await author.does("apps.manifest.create", { manifest });
  await personOf(world, "frank").does("admin.apps.setDistribution", { app_id, distribution: "directory" });
  return app_id;
}

describe(method, () => {
  test("installs the bot of an app of the directory, once, and acts for nobody", async () => {
    await using world = await workspace();
    const app_id = await listed(world);
    const bob = await configuring(world, "bob");

    await bob.does(method, { app_id });
    await bob.does(method, { app_id });

    const { db } = world.platform.store;
    const installed = await db.selectFrom("installations").selectAll().where("app_id", "=", app_id).execute();
    assert.deepEqual(
      installed.map(({ team_id, installer_id, removed_ms }) => [team_id, installer_id, removed_ms]),
      [[teamsOf(world).acme, world.bob.id, null]],
    );
    const grants = await db.selectFrom("grants").select(["kind", "scopes"]).where("app_id", "=", app_id).execute();
    assert.deepEqual(grants, [{ kind: "bot", scopes: "chat:write" }]);
  });

  refuses(method, {
    app_not_found: async (world) => {
      const { appId: app_id } = await createApp(world, { isDistributed: true });
      return (await configuring(world, "alice")).refused(method, { app_id });
    },
    app_approval_request_eligible: async (world) => {
      const app_id = await listed(world);
      await world.alice.does("admin.teams.settings.setAppApproval", { team_id: teamsOf(world).acme, required: true });
      return (await configuring(world, "bob")).refused(method, { app_id });
    },
    app_approval_request_denied: async (world) => {
      const app_id = await listed(world);
      await world.alice.does("admin.apps.restrict", { app_id, team_id: teamsOf(world).acme });
      return (await configuring(world, "bob")).refused(method, { app_id });
    },
    restricted_action: async (world) =>
      (await configuring(world, "dora")).refused(method, { app_id: await listed(world) }),
  });
});

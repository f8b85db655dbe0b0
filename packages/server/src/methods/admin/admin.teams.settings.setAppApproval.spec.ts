import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { consent, createApp } from "../../../testkit/installing.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setAppApproval";
const asked = { scope: "chat:write" };

describe(method, () => {
  test("leaves installing to admins, until it is switched off again; guests never install", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    const team_id = teamsOf(world).acme;

    await world.alice.does(method, { team_id, required: true });
    await assert.rejects(consent(world, "bob", app, asked), /restricted_action/);
    await consent(world, "alice", app, asked);

    await world.alice.does(method, { team_id, required: false });
    await consent(world, "bob", app, asked);
    await assert.rejects(consent(world, "dora", app, asked), /restricted_action/);
  });

  test("lets members install what an admin has approved, and nobody what one has restricted", async () => {
    await using world = await workspace();
    const app = await createApp(world);
    await world.alice.does(method, { team_id: teamsOf(world).acme, required: true });

    await world.alice.does("admin.apps.approve", { app_id: app.appId });
    await consent(world, "bob", app, asked);
    await assert.rejects(consent(world, "bob", app, { userScope: "admin.teams:write" }), /restricted_action/);

    await world.alice.does("admin.apps.restrict", { app_id: app.appId });
    for (const person of ["bob", "alice"])
      await assert.rejects(consent(world, person, app, asked), /restricted_action/);
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, required: true }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, required: true }),
  });
});

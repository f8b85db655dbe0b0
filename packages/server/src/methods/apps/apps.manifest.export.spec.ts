import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import { rotatingApp } from "../../../testkit/apps.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.manifest.export";

describe(method, () => {
  test("gives back what was given, fields without effect and their order included", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const manifest = {
      settings: { siws_links: { initiate_uri: "https://echo.test/é" }, hermes_app_type: "remote" },
      workflows: { welcome: { title: "Welcome" } },
      display_information: { name: "Echo", background_color: "#123" },
    };

    const { app_id } = await alice.does("apps.manifest.create", { manifest: JSON.stringify(manifest) });
    const exported = await alice.does(method, { app_id });

    assert.equal(JSON.stringify(exported.manifest), JSON.stringify(manifest));
  });

  test("has a valid manifest for every planted app, with its scopes and addresses", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    for (const app of world.dev.apps.filter(({ team_id }) => team_id === world.dev.teams[0]?.id)) {
      const { manifest } = await alice.does(method, { app_id: app.id });

      assert.equal(parseManifest(manifest).ok, true);
      assert.equal(manifest.display_information.name, app.name);
      assert.equal(manifest.settings?.token_rotation_enabled, app.rotation);
      assert.ok(manifest.oauth_config?.scopes?.bot?.includes("chat:write"));
      assert.deepEqual(manifest.oauth_config?.redirect_urls, ["http://localhost:3000/slack/oauth_redirect"]);
    }
  });

  refuses(method, {
    invalid_app_id: async (world) => (await configuring(world, "alice")).refused(method, { app_id: "not an id" }),
    app_not_found: async (world) => {
      const erin = await configuring(world, "erin");
      return erin.refused(method, { app_id: rotatingApp(world).id });
    },
    access_denied: async (world) =>
      (await configuring(world, "dora")).refused(method, { app_id: rotatingApp(world).id }),
  });
});

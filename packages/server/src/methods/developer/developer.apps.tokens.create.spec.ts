import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workedAppRefusals } from "../../../testkit/collaborating.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "developer.apps.tokens.create";
const scopes = ["connections:write"] as const;

describe(method, () => {
  test("gives a token that opens a socket for the app", async () => {
    await using world = await workspace();
    const { id } = devApp(world);
    const alice = await configuring(world, "alice");
    const { manifest } = await alice.does("apps.manifest.export", { app_id: id });
    const settings = { ...manifest.settings, socket_mode_enabled: true };
    await alice.does("apps.manifest.update", { app_id: id, manifest: { ...manifest, settings } });

    const { token } = await alice.does(method, { app_id: id, scopes });

    assert.match(token, new RegExp(`^xapp-1-${id}-`));
    const { url } = await world.actor(token).does("apps.connections.open", {});
    assert.ok(url.startsWith("ws"), url);
  });

  test("takes only scopes that such a token can have", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");

    const code = await alice.refused(method, { app_id: devApp(world).id, scopes: ["chat:write"] });

    assert.equal(code, "invalid_arguments");
  });

  refuses(method, workedAppRefusals(method, { scopes }));
});

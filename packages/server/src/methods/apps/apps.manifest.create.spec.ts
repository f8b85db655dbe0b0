import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.manifest.create";
const manifest = {
  display_information: { name: "Echo" },
  oauth_config: { scopes: { bot: ["chat:write", "channels:history"], user: ["search:read"] } },
};

describe(method, () => {
  test("gives the new app's id, credentials and the way to install it", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");

    const made = await alice.does(method, { manifest });

    assert.match(made.app_id, /^A/);
    assert.deepEqual([made.team_id, made.team_domain], [world.dev.teams[0]?.id, "acme"]);
    const url = new URL(made.oauth_authorize_url);
    assert.equal(url.pathname, "/oauth/v2/authorize");
    assert.deepEqual(Object.fromEntries(url.searchParams), {
      client_id: made.credentials.client_id,
      scope: "chat:write,channels:history",
      user_scope: "search:read",
    });
    assert.equal(new Set(Object.values(made.credentials)).size, 4);
  });

  test("gives credentials that are taken, and keeps none of the secret ones [API-11.3]", async () => {
    await using world = await workspace();
    const { credentials } = await (await configuring(world, "alice")).does(method, { manifest });

    const client = { client_id: credentials.client_id, client_secret: credentials.client_secret };
    const refresh = { ...client, grant_type: "refresh_token", refresh_token: "x" };
    assert.equal(await world.actor("").refused("oauth.v2.access", refresh), "invalid_refresh_token");

    const rows = JSON.stringify(await world.platform.store.db.selectFrom("apps").selectAll().execute());
    const { client_id: _known, ...secret } = credentials;
    for (const [name, text] of Object.entries(secret)) assert.equal(rows.includes(text), false, name);
  });

  test("takes JSON text and YAML as well as an object", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");

    for (const text of [JSON.stringify(manifest), "display_information:\n  name: Echo\n"]) {
      const { app_id } = await alice.does(method, { manifest: text });
      const exported = await alice.does("apps.manifest.export", { app_id });
      assert.equal(exported.manifest.display_information.name, "Echo");
    }
  });

  test("takes the manifest from a form, as SDKs send it", async () => {
    await using world = await workspace();

    const answer = await world.send({
      method,
      contentType: "application/x-www-form-urlencoded",
      body: Buffer.from(new URLSearchParams({ manifest: JSON.stringify(manifest) }).toString()),
      authorization: `Bearer ${world.dev.config_token}`,
    });

    assert.equal(answer.ok, true);
  });

  test("turns rotation on and distribution too, when asked", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const rotating = { ...manifest, settings: { token_rotation_enabled: true } };

    const { app_id } = await alice.does(method, { manifest: rotating, enable_distribution: true });

    const row = await world.platform.store.db
      .selectFrom("apps")
      .selectAll()
      .where("id", "=", app_id)
      .executeTakeFirst();
    assert.deepEqual([row?.rotation, row?.distribution, row?.owner_id], [1, "unlisted", alice.id]);
  });

  test("tells each fault with its place", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");

    const answer = await alice.asks(method, { manifest: { display_information: { name: "x".repeat(36) } } });

    assert.deepEqual(answer["errors"], [
      { message: "must be less than 36 characters", pointer: "/display_information/name" },
    ]);
  });

  test("is for configuration tokens and a person's own client, not for what an app holds", async () => {
    await using world = await workspace();

    assert.equal(await world.bot.refused(method, { manifest }), "not_allowed_token_type");
    assert.equal(await world.alice.refused(method, { manifest }), "missing_scope");
    assert.equal(await world.actor(world.dev.config_token ?? "").refused("users.list", {}), "not_allowed_token_type");
  });

  refuses(method, {
    invalid_manifest: async (world) => (await configuring(world, "alice")).refused(method, { manifest: "{" }),
    invalid_team_id: async (world) => {
      const birch = world.dev.teams.find((team) => team.domain === "birch");
      return (await configuring(world, "alice")).refused(method, { manifest, team_id: birch?.id });
    },
    not_in_team: async (world) => {
      const labs = world.dev.teams.find((team) => team.domain === "acme-labs");
      return (await configuring(world, "alice")).refused(method, { manifest, team_id: labs?.id });
    },
    invalid_arguments: async (world) => (await configuring(world, "alice")).refused(method, { manifest: 7 }),
    invalid_array_arg: async (world) => (await configuring(world, "alice")).refused(method, { manifest: [] }),
  });
});

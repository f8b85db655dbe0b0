import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf, rotatingApp, startRotating } from "../../../testkit/apps.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.manifest.delete";

describe(method, () => {
  test("ends every token of the app and its client id, and leaves other apps alone", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const { app, set, refresh } = await startRotating(world);

    await alice.does(method, { app_id: app.id });

    assert.equal(await world.actor(set.access_token).refused("auth.test", {}), "token_revoked");
    assert.equal(await world.actor("").refused("oauth.v2.access", refresh(set.refresh_token)), "invalid_client_id");
    const exchange = { ...clientOf(app), token: app.bot_token };
    assert.equal(await world.actor("").refused("oauth.v2.exchange", exchange), "invalid_client_id");
    await world.bot.does("auth.test", {});
  });

  test("ends the tokens that speak for the app itself, too", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const { id } = devApp(world);
    const { token } = await alice.does("developer.apps.tokens.create", { app_id: id, scopes: ["connections:write"] });
    await world.actor(token).does("apps.connections.open", {});

    await alice.does(method, { app_id: id });

    assert.equal(await world.actor(token).refused("apps.connections.open", {}), "token_revoked");
  });

  test("tells the app that it is gone", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");

    await alice.does(method, { app_id: rotatingApp(world).id });

    const events = await world.platform.store.db
      .selectFrom("outbox")
      .selectAll()
      .where("audience", "=", "app")
      .execute();
    assert.deepEqual(events.map((event) => event.type).toSorted(), ["app_uninstalled", "tokens_revoked"]);
  });

  test("keeps what its bot wrote", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const { set, app } = await startRotating(world);
    const { ts } = await world
      .actor(set.access_token)
      .does("chat.postMessage", { channel: world.general, text: "bye" });

    await alice.does(method, { app_id: app.id });

    const history = await world.alice.does("conversations.history", {
      channel: world.general,
      latest: ts,
      inclusive: true,
    });
    assert.equal(history.messages[0]?.text, "bye");
  });

  refuses(method, {
    invalid_app_id: async (world) => (await configuring(world, "alice")).refused(method, {}),
    app_not_found: async (world) => {
      const alice = await configuring(world, "alice");
      await alice.does(method, { app_id: rotatingApp(world).id });
      return alice.refused(method, { app_id: rotatingApp(world).id });
    },
    access_denied: async (world) =>
      (await configuring(world, "carol")).refused(method, { app_id: rotatingApp(world).id }),
  });
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { clientOf, startRotating } from "../../../testkit/apps.ts";
import { configureSocketMode, connectApp } from "../../../testkit/appListener.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { outboxEnd } from "../../../testkit/outbox.ts";
import { Receiver, subscribe } from "../../../testkit/receiving.ts";
import { planDeliveries } from "../../domain/deliveries/planDeliveries.ts";
import { readDeliveriesPosition } from "../../domain/deliveries/position.ts";
import { queueDeliveries } from "../../domain/deliveries/queueDeliveries.ts";
import { nobody } from "../../domain/caller.ts";
import { secretsOf, systemIds } from "../../ports/ports.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.uninstall";
const devApp = (world: Workspace) => world.dev.apps.find((app) => app.name === "Dev App");

describe(method, () => {
  test("ends every token of the installation, and of no other [API-3.16]", async () => {
    await using world = await workspace();
    const { set } = await startRotating(world);

    await world.bot.does(method, clientOf(devApp(world)));

    assert.equal(await world.bot.refused("auth.test", {}), "token_revoked");
    assert.equal(await world.alice.refused("auth.test", {}), "token_revoked");
    await world.actor(set.access_token).does("auth.test", {});
  });

  test("ends rotating tokens and what would renew them [API-3.16]", async () => {
    await using world = await workspace();
    const { app, set, refresh } = await startRotating(world);

    await world.actor(set.access_token).does(method, clientOf(app));

    assert.equal(await world.actor(set.access_token).refused("auth.test", {}), "token_revoked");
    assert.equal(await world.actor("").refused("oauth.v2.access", refresh(set.refresh_token)), "invalid_refresh_token");
  });

  test("leaves every app-level token valid, however it was made: it belongs to the app and not to an installation", async () => {
    await using world = await workspace();
    const app = devApp(world);
    const author = await configuring(world, "alice");
    const about = { app_id: app?.id ?? "" };
    const made = await author.does("developer.apps.tokens.create", { ...about, scopes: ["connections:write"] });
    const installed = await author.does("apps.developerInstall", about);
    const appLevel = [app?.app_token ?? "", made.token, installed.api_access_tokens.app_level];

    await world.bot.does(method, clientOf(app));

    for (const token of appLevel) await world.actor(token).does("apps.connections.open", {});
  });

  test("leaves the sockets of the app open, over which it hears that it was uninstalled", async () => {
    await using world = await workspace();
    await world.platform.listen();
    await configureSocketMode(world, ["app_uninstalled"]);
    await using app = await connectApp(world);

    await world.bot.does(method, clientOf(devApp(world)));

    assert.equal((await app.next()).payload.event["type"], "app_uninstalled");
    await world.platform.settle();
    assert.equal(app.socket.readyState, app.socket.OPEN);
  });

  test("drops the events that wait for the app, except those that tell it so", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels", "app_uninstalled", "tokens_revoked"]);
    receiver.answer = (response) => void response.writeHead(500).end();
    await world.bob.does("chat.postMessage", { channel: world.random, text: "before" });
    await world.platform.settle();
    const tried = receiver.received.length;
    assert.ok(tried > 0);

    await world.bot.does(method, clientOf(devApp(world)));
    receiver.answer = (response) => void response.end();
    world.clock.advance({ seconds: 600 });
    await world.platform.settle();

    const later = receiver.received.slice(tried).map(({ body }) => body.event["type"]);
    assert.deepEqual([...new Set(later)].toSorted(), ["app_uninstalled", "tokens_revoked"]);
    assert.deepEqual(await world.platform.store.db.selectFrom("deliveries").selectAll().execute(), []);
  });

  test("drops also events that a server was about to write down for the app", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await subscribe(world, receiver, ["message.channels", "app_uninstalled"]);
    receiver.answer = (response) => void response.writeHead(500).end();
    const { store } = world.platform;
    await world.platform.settle();
    const after = await outboxEnd(world);
    await world.bob.does("chat.postMessage", { channel: world.random, text: "before" });
    const tools = { secrets: secretsOf("0".repeat(64)), ids: systemIds, present: ({ json }: { json: string }) => json };
    const { deliveries } = await planDeliveries(store.db, tools, after);
    assert.equal(deliveries.length, 1);

    await world.bot.does(method, clientOf(devApp(world)));
    await world.platform.settle();
    const position = (await readDeliveriesPosition(store.db)) ?? assert.fail("no position");
    const context = { caller: nobody, nowMs: world.clock.nowMs() };
    const queued = await store.write(queueDeliveries, context, { from: position, to: position, deliveries });

    assert.ok(queued.ok);
    const left = await store.db.selectFrom("deliveries").select("type").execute();
    assert.deepEqual(
      left.map(({ type }) => type),
      ["app_uninstalled"],
    );
  });

  refuses(method, {
    invalid_client_id: ({ bot }) => bot.refused(method, { client_id: "none", client_secret: "x" }),
    bad_client_secret: (world) => world.bot.refused(method, { ...clientOf(devApp(world)), client_secret: "x" }),
    client_id_token_mismatch: (world) => {
      const other = world.dev.apps.find((app) => app.name === "Rotating App");
      return world.bot.refused(method, clientOf(other));
    },
  });
});

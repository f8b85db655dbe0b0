import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { WebSocket } from "ws";
import { AppListener, configureSocketMode, connectApp } from "../../testkit/appListener.ts";
import { configureApp, devApp, Receiver } from "../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

async function listening(): Promise<Workspace> {
  const world = await workspace();
  await world.platform.listen();
  await configureSocketMode(world, ["message.channels"]);
  return world;
}

function post(world: Workspace, text: string) {
  return world.bob.does("chat.postMessage", { channel: world.random, text });
}

async function waiting(world: Workspace): Promise<number> {
  const rows = await world.platform.store.db.selectFrom("deliveries").select("id").execute();
  return rows.length;
}

describe("a socket of an app", () => {
  test("greets, and tells how many there are", async () => {
    await using world = await listening();
    await using first = await connectApp(world);
    await using second = await connectApp(world);

    const { type, num_connections: count, connection_info: info } = second.hello;
    assert.deepEqual([type, count, info], ["hello", 2, { app_id: devApp(world).id }]);
    assert.equal(first.hello["num_connections"], 1);
  });

  test("carries events until they are acknowledged", async () => {
    await using world = await listening();
    await using app = await connectApp(world);

    await post(world, "Lunch?");
    const envelope = await app.next();
    const { type, payload, accepts_response_payload: accepts, retry_attempt: attempt, retry_reason: reason } = envelope;
    assert.deepEqual([type, accepts, attempt, reason], ["events_api", false, 0, ""]);
    assert.equal(payload.event["text"], "Lunch?");
    assert.equal(await waiting(world), 1);
    app.acknowledge(envelope);
    await world.platform.settle();

    assert.equal(await waiting(world), 0);
  });

  test("shares the work with the others: each envelope goes to one of them, in turns", async () => {
    await using world = await listening();
    await using first = await connectApp(world);
    await using second = await connectApp(world);
    for (const app of [first, second]) app.acknowledgeAll();

    for (const text of ["1", "2", "3", "4"]) await post(world, text);
    await world.platform.settle();

    assert.deepEqual([...first.texts, ...second.texts].toSorted(), ["1", "2", "3", "4"]);
    assert.deepEqual([first.texts.length, second.texts.length], [2, 2]);
  });

  test("hands over what it had not acknowledged when it drops", async () => {
    await using world = await listening();
    const first = await connectApp(world);
    await post(world, "Lunch?");
    const { envelope_id: lost, payload } = await first.next();
    await first[Symbol.asyncDispose]();

    await using second = await connectApp(world);
    const again = await second.next();

    assert.equal(again.payload.event_id, payload.event_id);
    assert.notEqual(again.envelope_id, lost);
  });

  test("is sent again what it does not acknowledge within three seconds", async () => {
    await using world = await listening();
    await using app = await connectApp(world);

    await post(world, "Lunch?");
    const first = await app.next();
    const again = await app.next();

    assert.equal(again.payload.event_id, first.payload.event_id);
    assert.deepEqual([again.retry_attempt, again.retry_reason], [1, "timeout"]);
    app.acknowledge(first);
    app.acknowledge(again);
    await world.platform.settle();
    assert.equal(await waiting(world), 0);
  });

  test("finds what happened before it was opened, unless that is too long ago", async () => {
    await using world = await listening();
    await post(world, "long ago");
    await world.platform.settle();
    world.clock.advance({ hours: 2 });
    await world.platform.settle();
    await post(world, "just now");

    await using app = await connectApp(world);
    app.acknowledgeAll();
    await world.platform.settle();

    assert.deepEqual(app.texts, ["just now"]);
  });

  test("finds what happened within a day, when the app asks for delayed events", async () => {
    await using world = await listening();
    const wanted = { bot_events: ["message.channels"], delayed_events_enabled: true };
    await configureApp(world, { socket_mode_enabled: true, event_subscriptions: wanted });
    for (const text of ["the day before", "yesterday"]) {
      await post(world, text);
      await world.platform.settle();
      world.clock.advance({ hours: 13 });
      await world.platform.settle();
    }

    await using app = await connectApp(world);
    app.acknowledgeAll();
    await world.platform.settle();

    assert.deepEqual(app.texts, ["yesterday"]);
  });

  test("is refused as the eleventh of its app", async () => {
    await using world = await listening();
    const apps: AppListener[] = [];
    for (let n = 0; n < 10; n++) apps.push(await connectApp(world));

    const { url } = await world.actor(devApp(world).app_token ?? "").does("apps.connections.open", {});
    const eleventh = new AppListener(url);
    const { type, reason } = await eleventh.next();
    await once(eleventh.socket, "close");

    assert.deepEqual([type, reason], ["disconnect", "too_many_websockets"]);
    for (const app of apps) await app[Symbol.asyncDispose]();
  });

  test("is sent away when the manifest does not want sockets", async () => {
    await using world = await listening();
    await configureApp(world, {});

    const { url } = await world.actor(devApp(world).app_token ?? "").does("apps.connections.open", {});
    await using app = new AppListener(url);
    const { type, reason } = await app.next();

    assert.deepEqual([type, reason], ["disconnect", "link_disabled"]);
  });

  test("opens once per ticket, and within thirty seconds", async () => {
    await using world = await listening();
    const app = world.actor(devApp(world).app_token ?? "");
    const { url } = await app.does("apps.connections.open", {});
    await using first = new AppListener(url);
    await first.next();
    const { url: late } = await app.does("apps.connections.open", {});
    world.clock.advance({ seconds: 31 });

    for (const spent of [url, late, url.replace("ticket=", "ticket=x")]) {
      const [error] = (await once(new WebSocket(spent), "error")) as [Error];
      assert.match(error.message, /401/);
    }
  });

  test("asks to be reopened when the server stops, and its envelopes wait", async () => {
    const world = await listening();
    const app = await connectApp(world);
    await post(world, "Lunch?");
    await app.next();

    await world.platform.stop();
    const { type, reason } = await app.next();

    assert.deepEqual([type, reason], ["disconnect", "refresh_requested"]);
  });

  test("takes over what waits when the author turns Socket Mode on", async () => {
    await using world = await listening();
    await using receiver = await Receiver.start();
    receiver.answer = (response) => void response.writeHead(500).end();
    const botEvents = ["message.channels"];
    await configureApp(world, { event_subscriptions: { request_url: receiver.url, bot_events: botEvents } });
    await post(world, "Lunch?");
    await world.platform.settle();
    await configureSocketMode(world, botEvents);
    world.clock.advance({ seconds: 60 });

    await using app = await connectApp(world);

    assert.equal((await app.next()).payload.event["text"], "Lunch?");
  });
});

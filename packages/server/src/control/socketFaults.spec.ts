import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { AppListener, configureSocketMode, connectApp } from "../../testkit/appListener.ts";
import { steer } from "../../testkit/controls.ts";
import { configureApp, devApp, Receiver } from "../../testkit/receiving.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";
import { disconnectReasons, type SocketStage, socketStages } from "../ports/socketFault.ts";

async function listening(): Promise<Workspace> {
  const world = await workspace();
  await world.platform.listen();
  await configureSocketMode(world, ["message.channels"]);
  return world;
}

function post(world: Workspace, text: string) {
  return world.bob.does("chat.postMessage", { channel: world.random, text });
}

async function open(world: Workspace): Promise<AppListener> {
  const { url } = await world.actor(devApp(world).app_token ?? "").does("apps.connections.open", {});
  const app = new AppListener(url);
  await once(app.socket, "open");
  return app;
}

const order = (world: Workspace, args: object) => steer(world.platform).does("faults.add", { ...args });

/** Lets a socket of the app reach the stage at which the fault strikes. */
async function reach(world: Workspace, stage: SocketStage, fault: object): Promise<AppListener> {
  if (stage === "connect" || stage === "hello") {
    await order(world, { socket: stage, ...fault });
    const app = await open(world);
    if (stage === "hello") assert.equal((await app.next()).type, "hello");
    return app;
  }
  const app = await connectApp(world);
  await order(world, { socket: stage, ...fault });
  if (stage === "ping") app.socket.ping();
  if (stage === "now" || stage === "ping") return app;
  await post(world, "first");
  const envelope = await app.next();
  assert.equal(envelope.type, "events_api");
  if (stage === "acknowledgement") app.acknowledge(envelope);
  return app;
}

describe("a fault of a socket", () => {
  for (const stage of socketStages) {
    for (const reason of disconnectReasons) {
      test(`disconnects at ${stage} with ${reason}, and what was not acknowledged comes over the next socket`, async () => {
        await using world = await listening();
        await using app = await reach(world, stage, { disconnect: reason });

        const { type, reason: said } = await app.next();

        assert.deepEqual([type, said], ["disconnect", reason]);
        if (reason !== "warning") assert.equal(((await once(app.socket, "close")) as [number])[0], 1000);
        await app[Symbol.asyncDispose]();
        await using second = await connectApp(world);
        second.acknowledgeAll();
        await post(world, "second");
        await world.platform.settle();
        const isUnderWay = stage === "envelope" || stage === "acknowledgement";
        assert.deepEqual(second.texts, isUnderWay ? ["first", "second"] : ["second"]);
      });
    }

    test(`breaks the connection at ${stage} without a close frame`, async () => {
      await using world = await listening();
      await using app = await reach(world, stage, { connection: "closed" });
      if (app.socket.readyState !== app.socket.CLOSED) await once(app.socket, "close");

      await using second = await connectApp(world);
      assert.equal(second.hello.type, "hello");
    });
  }

  test("leaves a connection open but silent: nothing arrives, and nothing is answered", async () => {
    await using world = await listening();
    await using app = await connectApp(world);
    await order(world, { socket: "now", connection: "silent" });
    let pongs = 0;
    app.socket.on("pong", () => pongs++);

    app.socket.ping();
    await post(world, "Lunch?");
    await using second = await connectApp(world);
    // The first socket looks able to receive, so the event was lost there, and comes again when it was not acknowledged.
    const envelope = await second.next();
    second.acknowledge(envelope);
    await world.platform.settle();

    assert.deepEqual([envelope.payload.event["text"], envelope.retry_attempt], ["Lunch?", 1]);
    assert.equal(pongs, 0);
    assert.equal(app.socket.readyState, app.socket.OPEN);
    assert.equal(await Promise.race([app.next(), Promise.resolve("nothing")]), "nothing");
  });

  test("leaves pings of the app without an answer, while events arrive as ever", async () => {
    await using world = await listening();
    await using app = await connectApp(world);
    await order(world, { socket: "ping", connection: "no_pongs" });
    let pongs = 0;
    app.socket.on("pong", () => pongs++);

    app.socket.ping();
    await post(world, "Lunch?");
    const envelope = await app.next();
    app.acknowledge(envelope);
    await world.platform.settle();

    assert.equal(envelope.payload.event["text"], "Lunch?");
    assert.equal(pongs, 0);
    await using second = await connectApp(world);
    second.socket.ping();
    await once(second.socket, "pong");
  });

  const wrong: Record<string, object> = {
    "no effect": { socket: "hello" },
    "two effects": { socket: "hello", disconnect: "warning", connection: "closed" },
    "an effect of calls": { socket: "hello", latency_ms: 10 },
    "an effect of sockets on a method": { method: "auth.test", disconnect: "warning" },
    "an unknown stage": { socket: "goodbye", connection: "closed" },
  };
  for (const [name, wish] of Object.entries(wrong)) {
    test(`is refused with ${name}`, async () => {
      await using world = await listening();
      assert.equal(await steer(world.platform).refused("faults.add", { ...wish }), "invalid_arguments");
    });
  }
});

describe("a delivery whose answer is dropped", () => {
  test("reaches the app, and comes again over its socket as a retry", async () => {
    await using world = await listening();
    await using app = await connectApp(world);
    await order(world, { delivery: "message", drop: "answer" });

    await post(world, "Lunch?");
    const first = await app.next();
    app.acknowledge(first);
    const again = await app.next();
    app.acknowledge(again);
    await world.platform.settle();

    assert.equal(again.payload.event_id, first.payload.event_id);
    assert.deepEqual([again.retry_attempt, again.retry_reason], [1, "timeout"]);
  });

  test("comes again over HTTP with the headers of a retry", async () => {
    await using world = await workspace();
    await using receiver = await Receiver.start();
    await configureApp(world, { event_subscriptions: { request_url: receiver.url, bot_events: ["message.channels"] } });
    await order(world, { delivery: "message", drop: "answer" });

    await post(world, "Lunch?");
    await world.platform.settle();

    const retries = receiver.received.map(({ headers }) => [
      headers["x-slack-retry-num"],
      headers["x-slack-retry-reason"],
    ]);
    assert.deepEqual(retries, [
      [undefined, undefined],
      ["1", "http_timeout"],
    ]);
  });
});

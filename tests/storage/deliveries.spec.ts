import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { configureSocketMode, connectApp } from "../../packages/server/testkit/appListener.ts";
import { devApp, Receiver, subscribe } from "../../packages/server/testkit/receiving.ts";
import { type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { nobody } from "@platform/server/domain/caller.ts";
import { claimDeliveries, type DeliveryWay } from "@platform/server/domain/deliveries/claimDeliveries.ts";
import { limits } from "@platform/protocol";
import { platformOptions } from "./platformPlace.ts";
import { type FreshPlace, inPostgres, sharedStoreKinds, storeKinds } from "./storeKinds.ts";

/** Opens servers on one place, which know each other's secrets. */
function serversOn(place: FreshPlace) {
  const folder = mkdtempSync(join(tmpdir(), "platform-deliveries-"));
  return {
    async start(): Promise<Workspace> {
      const world = await workspace({ dataFolder: folder, ...platformOptions(place.location) });
      await world.platform.listen();
      return world;
    },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function post(world: Workspace, text: string) {
  return world.bob.does("chat.postMessage", { channel: world.random, text });
}

describe("events reach an app", () => {
  for (const kind of storeKinds) {
    test(`by request, each once and retried when it fails: ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await using receiver = await Receiver.start();
      await subscribe(world, receiver, ["message.channels"]);
      let isDown = true;
      receiver.answer = (response) => void response.writeHead(isDown ? 500 : 200).end();

      for (let n = 0; n < 30; n++) await post(world, `${n}`);
      await world.platform.settle();
      isDown = false;
      world.clock.advance({ seconds: 60 });
      await world.platform.settle();

      assert.deepEqual(new Set(receiver.heard).size, 30);
      assert.equal(receiver.received.length, 90);
      const left = await world.platform.store.db.selectFrom("deliveries").selectAll().execute();
      assert.deepEqual(left, []);
    });
  }

  for (const kind of sharedStoreKinds) {
    test(`over a socket, although the server was restarted: ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using servers = serversOn(place);
      {
        await using world = await servers.start();
        await configureSocketMode(world, ["message.channels"]);
        await using app = await connectApp(world);
        await post(world, "seen, not acknowledged");
        await app.next();
        await app[Symbol.asyncDispose]();
        await post(world, "while nobody listened");
      }

      await using world = await servers.start();
      await using app = await connectApp(world);
      app.acknowledgeAll();
      await world.platform.settle();

      assert.deepEqual(app.texts.toSorted(), ["seen, not acknowledged", "while nobody listened"]);
    });
  }

  test("of either server, over sockets to the other, each once", { skip: inPostgres.skip }, async () => {
    await using place = await inPostgres.fresh();
    await using servers = serversOn(place);
    await using one = await servers.start();
    await using other = await servers.start();
    await configureSocketMode(one, ["message.channels"]);
    await using app = await connectApp(other);
    app.acknowledgeAll();

    const texts = Array.from({ length: 40 }, (_, n) => `${n}`);
    await Promise.all(texts.map((text, n) => post(n % 2 === 0 ? one : other, text)));
    await one.platform.settle();
    const deadline = performance.now() + 30_000;
    while (app.texts.length < texts.length && performance.now() < deadline) await other.platform.settle();

    assert.deepEqual(app.texts.toSorted(), texts.toSorted());
    assert.ok(devApp(one).id === devApp(other).id);
  });

  test(
    "and its answers the server that asked, when the other one holds the socket",
    { skip: inPostgres.skip },
    async () => {
      await using place = await inPostgres.fresh();
      await using servers = serversOn(place);
      await using one = await servers.start();
      await using other = await servers.start();
      await configureSocketMode(one, []);
      await using app = await connectApp(other);

      const asked = one.platform.dispatch(devApp(one).id, { kind: "slash_commands", payload: { command: "/lunch" } });
      app.acknowledge(await app.next(), { text: "Coming!" });

      assert.deepEqual(await asked, { answered: true, body: { text: "Coming!" } });
      assert.deepEqual(await one.platform.store.db.selectFrom("deliveries").selectAll().execute(), []);
    },
  );

  test("by request from one of two servers, never from both", { skip: inPostgres.skip }, async () => {
    await using place = await inPostgres.fresh();
    await using servers = serversOn(place);
    await using one = await servers.start();
    await using other = await servers.start();
    await using receiver = await Receiver.start();
    await subscribe(one, receiver, ["message.channels"]);

    const texts = Array.from({ length: 40 }, (_, n) => `${n}`);
    await Promise.all(texts.map((text, n) => post(n % 2 === 0 ? one : other, text)));
    await Promise.all([one.platform.settle(), other.platform.settle()]);
    await Promise.all([one.platform.settle(), other.platform.settle()]);

    assert.deepEqual(receiver.heard.toSorted(), texts.map((text) => `message ${text}`).toSorted());
  });
});

/** Takes what is due for the dev app as a server does that dies before it has written down how that went. */
async function claimAndDie(world: Workspace, way: DeliveryWay): Promise<number> {
  const apps = [{ appId: devApp(world).id, limit: 10 }];
  const call = { caller: nobody, nowMs: world.clock.nowMs() };
  const claimed = await world.platform.store.write(claimDeliveries, call, { way, apps, serverId: null });
  assert.ok(claimed.ok);
  world.clock.advance({ seconds: limits.delivery_lease_s });
  return claimed.deliveries.length;
}

describe("an event whose server died while it was being delivered", () => {
  for (const kind of storeKinds) {
    test(`comes again as a retry, by request: ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await using receiver = await Receiver.start();
      await subscribe(world, receiver, ["message.channels"]);
      receiver.answer = (response) => void response.writeHead(500).end();
      await post(world, "hello");
      await world.platform.settle();
      receiver.answer = (response) => void response.end();
      const retries = () => receiver.received.map(({ headers }) => headers["x-slack-retry-num"]);
      assert.deepEqual(retries(), [undefined, "1"]);

      world.clock.advance({ seconds: 60 });
      assert.equal(await claimAndDie(world, "http"), 1);
      await world.platform.settle();

      assert.deepEqual(retries(), [undefined, "1", "3"]);
      assert.equal(receiver.received.at(-1)?.headers["x-slack-retry-reason"], "unknown_error");
    });

    test(`comes again as a retry, over a socket: ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await world.platform.listen();
      await configureSocketMode(world, ["message.channels"]);
      await post(world, "hello");
      await world.platform.settle();
      assert.equal(await claimAndDie(world, "socket"), 1);

      await using app = await connectApp(world);
      const [frame] = await Promise.all([app.next(), world.platform.settle()]);
      app.acknowledge(frame);

      assert.deepEqual([frame["retry_attempt"], frame["retry_reason"]], [1, "timeout"]);
    });
  }
});

import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { AppListener, configureSocketMode, connectApp } from "../../packages/server/testkit/appListener.ts";
import { devApp } from "../../packages/server/testkit/receiving.ts";
import type { Workspace } from "../../packages/server/testkit/workspace.ts";
import { eventually } from "../faults/eventually.ts";
import { inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

/** The two of them, and as many sockets of one app as it may have, shared out between them. */
async function crowded() {
  await using stack = new AsyncDisposableStack();
  const servers = stack.use(await twoServers(inPostgres));
  const { first, second } = servers;
  for (const world of [first, second]) await world.platform.listen();
  await configureSocketMode(first, []);
  const apps: AppListener[] = [];
  for (let n = 0; n < limits.app_sockets_max; n++) {
    apps.push(stack.use(await connectApp(n < 7 ? first : second)));
  }
  const all = stack.move();
  return { first, second, apps, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** The first frame of one more socket. */
async function tryOne({ actor, dev }: Workspace): Promise<string> {
  const app = dev.apps.find(({ name }) => name === "Dev App");
  const { url } = await actor(app?.app_token ?? "").does("apps.connections.open", {});
  await using listener = new AppListener(url);
  const { type, reason } = await listener.next();
  return `${type} ${typeof reason === "string" ? reason : ""}`.trim();
}

const turnedAway = "disconnect too_many_websockets";

describe("ten sockets of an app", { skip: inPostgres.skip }, () => {
  test("are all that it may have, wherever they are, until one of them closes", async () => {
    await using set = await crowded();
    const { first, second, apps } = set;
    assert.equal(apps.at(-1)?.hello["num_connections"], limits.app_sockets_max);

    for (const world of [first, second]) assert.equal(await tryOne(world), turnedAway);
    const [one] = apps;
    one?.socket.close();
    await (one && once(one.socket, "close"));
    await eventually("the place of the closed one", async () => (await tryOne(second)) === "hello");
  });

  test("stop counting when their server has no heartbeat, and count again when it does", async () => {
    await using set = await crowded();
    const { first, second } = set;

    // As if the first one had been killed: its time stands still.
    second.clock.advance({ seconds: limits.server_lease_s });
    await second.platform.settle();
    assert.equal(await tryOne(second), "hello");
    first.clock.advance({ seconds: limits.server_lease_s });
    await first.platform.settle();
    await eventually("the word of the first", async () => (await tryOne(second)) === turnedAway);
  });

  test("are written down again when everybody has forgotten their server", async () => {
    await using set = await crowded();
    const { first, second } = set;
    second.clock.advance({ seconds: limits.server_lease_s + limits.server_record_s - 600 });
    await using late = await connectApp(second);
    second.clock.advance({ seconds: 601 });
    await second.platform.settle();
    const known = await second.platform.store.db.selectFrom("servers").select("id").execute();
    assert.equal(known.length, 1);

    first.clock.advance({ seconds: limits.heartbeat_s });
    await first.platform.settle();

    const rows = await first.platform.store.db.selectFrom("app_sockets").selectAll().execute();
    const { id } = devApp(first);
    assert.ok(rows.filter(({ app_id: appId }) => appId === id).length >= 8);
    assert.equal(late.hello.type, "hello");
  });

  test("leave nothing behind when their servers stop", async () => {
    const set = await crowded();
    const { first, second } = set;
    await first.platform.stop();

    const { db } = second.platform.store;
    assert.equal((await db.selectFrom("servers").selectAll().execute()).length, 1);
    assert.equal((await db.selectFrom("app_sockets").selectAll().execute()).length, 3);
    await set[Symbol.asyncDispose]();
  });
});

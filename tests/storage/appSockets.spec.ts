import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { sql } from "kysely";
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

  test("stop counting when the lease of their server has ended, and count again when it is renewed", async () => {
    await using set = await crowded();
    const { first, second } = set;
    const { db } = second.platform.store;
    const [holder] = await db
      .selectFrom("app_sockets")
      .select("server_id")
      .groupBy("server_id")
      .orderBy(sql`count(*) desc`)
      .execute();

    // As if the first one had been silent for as long as its lease lasts.
    await db
      .updateTable("servers")
      .set({ lease_until_ms: 0 })
      .where("id", "=", holder?.server_id ?? "")
      .execute();
    assert.equal(await tryOne(second), "hello");

    await eventually("the first renews its lease", async () => (await tryOne(second)) === turnedAway);
    const rows = await first.platform.store.db.selectFrom("app_sockets").selectAll().execute();
    assert.equal(rows.filter(({ app_id: appId }) => appId === devApp(first).id).length, limits.app_sockets_max);
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

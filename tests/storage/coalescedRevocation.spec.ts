import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { startHoldingProxy } from "../faults/holdingProxy.ts";
import { endings } from "./socketEndings.ts";
import { inPostgres } from "./storeKinds.ts";
import { createDatabase, postgresSkip } from "./testPostgres.ts";
import { twoServers } from "./twoServers.ts";

/** They end sockets, whose address differs from that of the calls here. */
const endingsOfSocketsOnly = ["a network policy excludes its address", "its app allows other addresses only"];

describe("a token whose access one server has ended", { skip: postgresSkip }, () => {
  test("is refused by the other server in every call that comes after the acknowledgement", async (t) => {
    await using servers = await twoServers(inPostgres);
    for (const world of [servers.first, servers.second]) await world.platform.listen();
    for (const [name, ending] of Object.entries(endings)) {
      if (endingsOfSocketsOnly.includes(name)) continue;
      await t.test(name, async () => {
        const { opener, end, undo } = await ending(servers);
        const storm = startStorm(opener);
        await storm.isRaging();
        await end();
        storm.expectRefusals();
        await storm.stop();
        await undo?.();

        assert.ok(storm.accepted > 0, "calls before the end were accepted");
        assert.ok(storm.refusedAfter > 20, "calls after the end were made");
        assert.equal(storm.acceptedAfter, 0);
      });
    }
  });

  test("is refused while an answer from before the end is still on its way", async () => {
    await using servers = await serversWithProxy();
    const { first, second, proxy } = servers;
    const own = await atHome(first, first.carol);
    const opener = second.actor(own.token);
    await Promise.all(Array.from({ length: 10 }, () => opener.does("auth.test", {})));

    proxy.hold("tokens.hash");
    const before = opener.asks("auth.test", {});
    await proxy.held();
    const waiting = Array.from({ length: 10 }, () => opener.asks("auth.test", {}));
    await own.does("auth.revoke", {});
    const after = await Promise.all(Array.from({ length: 30 }, () => opener.asks("auth.test", {})));

    for (const answer of after) assert.equal(answer["error"], "token_revoked");
    await Promise.all(waiting);
    proxy.release();
    assert.equal((await before).ok, true, "it was asked before, and has its own answer");
  });

  test("is refused by a server whose lookups were stopped on their way to the database", async () => {
    await using servers = await serversWithProxy();
    const { first, second, proxy } = servers;
    const own = await atHome(first, first.carol);
    const opener = second.actor(own.token);

    proxy.hold("tokens.hash");
    const hung = opener.asks("auth.test", {});
    await proxy.held();
    const others = await Promise.all([second.alice, second.bob].map((actor) => actor.asks("auth.test", {})));

    assert.deepEqual(
      others.map(({ ok }) => ok),
      [true, true],
      "a connection that hangs holds up no other lookup",
    );
    await own.does("auth.revoke", {});
    proxy.release();
    await hung;
    assert.equal(await opener.refused("auth.test", {}), "token_revoked");
  });
});

interface Storm {
  accepted: number;
  acceptedAfter: number;
  refusedAfter: number;
  isRaging(): Promise<void>;
  /** From now on no call that begins may be accepted. */
  expectRefusals(): void;
  stop(): Promise<void>;
}

const callers = 20;
const callsAfter = 200;

/** Calls without a pause, twenty at a time, so that lookups share statements all the while. */
function startStorm(actor: Actor): Storm {
  let isOver = false;
  let isStopped = false;
  const begun = Promise.withResolvers<void>();
  const counts = { accepted: 0, acceptedAfter: 0, refusedAfter: 0 };

  async function callOnce(): Promise<void> {
    const isAfter = isOver;
    const { ok } = await actor.asks("auth.test", {});
    if (isAfter) counts[ok ? "acceptedAfter" : "refusedAfter"]++;
    else if (ok && ++counts.accepted === callers * 3) begun.resolve();
  }

  async function callOn(): Promise<void> {
    while (!isStopped || counts.refusedAfter + counts.acceptedAfter < callsAfter) await callOnce();
  }

  const running = Array.from({ length: callers }, callOn);
  return Object.assign(counts, {
    isRaging: () => begun.promise,
    expectRefusals() {
      isOver = true;
      // In the same turn as the acknowledgement, while older calls wait for their statements.
      running.push(...Array.from({ length: callers }, callOnce));
    },
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  });
}

/** The second one reaches its database through a proxy, and sends the text of every statement. */
async function serversWithProxy() {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await createDatabase());
  const proxy = stack.use(await startHoldingProxy(database.url));
  const folder = stack.use(quickFolder("proxied"));
  const open = async (databaseUrl: string): Promise<Workspace> =>
    stack.use(await workspace({ dataFolder: folder.path, databaseUrl, database: { isPrepared: false } }));
  const first = await open(database.url);
  const second = await open(proxy.url);
  const all = stack.move();
  return { first, second, proxy, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

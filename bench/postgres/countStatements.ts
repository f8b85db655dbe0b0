import { setTimeout } from "node:timers/promises";
import type { Loader } from "../children.ts";
import type { Effort } from "../compareHttp.ts";
import type { Measured, Target } from "../measured.ts";
import { startCountingProxy, type Traffic } from "./countingProxy.ts";
import type { PreparedStore } from "./prepareStore.ts";
import { connections, type StoreCase } from "./storeCases.ts";

/** Until a server that has just started has caught up with everything. */
const settleMs = 3_000;

/** What one server sends to its database, counted by a proxy in between. */
interface CountedServer extends AsyncDisposable {
  readonly port: number;
  count(during: () => Promise<unknown>): Promise<Sent>;
}

interface Sent extends Traffic {
  readonly seconds: number;
}

async function startCounted(store: PreparedStore, databaseUrl: string): Promise<CountedServer> {
  await using stack = new AsyncDisposableStack();
  const proxy = stack.use(await startCountingProxy(databaseUrl));
  const server = stack.use(await store.start(proxy.url));
  await setTimeout(settleMs);
  const all = stack.move();
  return {
    port: server.port,
    async count(during) {
      const before = { ...proxy.traffic(), ms: performance.now() };
      await during();
      const { statements, roundTrips } = proxy.traffic();
      const seconds = (performance.now() - before.ms) / 1000;
      return { statements: statements - before.statements, roundTrips: roundTrips - before.roundTrips, seconds };
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** What a server sends while it has nothing to do. Measured before anything is posted: afterwards the search index catches up. */
export async function countIdle(store: PreparedStore, databaseUrl: string, effort: Effort): Promise<Sent> {
  await using server = await startCounted(store, databaseUrl);
  return await server.count(() => setTimeout(effort.idleSeconds * 1000));
}

export function idleFigure({ statements, seconds }: Sent): Measured {
  return counted("postgres, idle", "queries/s per server", statements / seconds, { atMost: 2 });
}

/**
 * What a server sends per call. What it would have sent in that time anyway is subtracted; what it sends because of the
 * calls, such as reading events, is not.
 */
export async function countStatements(
  cases: readonly StoreCase[],
  store: PreparedStore,
  databaseUrl: string,
  { loader, effort, idle }: { readonly loader: Loader; readonly effort: Effort; readonly idle: Sent },
): Promise<Measured[]> {
  await using server = await startCounted(store, databaseUrl);
  const measured: Measured[] = [];
  for (const one of cases) {
    const requests = one.requests(store);
    const drive = (calls: number) =>
      loader.drive({ port: server.port, requests, connections, until: { requests: calls } });
    // Statements are prepared, and caches are filled.
    await drive(effort.countedCalls / 4);
    const sent = await server.count(() => drive(effort.countedCalls));
    const perCall = (number: number, idleNumber: number): number =>
      Math.max(0, number - (idleNumber * sent.seconds) / idle.seconds) / effort.countedCalls;
    const subject = `postgres, ${one.name}`;
    measured.push(
      counted(subject, "statements/call", perCall(sent.statements, idle.statements), one.statements),
      counted(subject, "round trips/call", perCall(sent.roundTrips, idle.roundTrips), undefined),
    );
  }
  return measured;
}

function counted(subject: string, figure: string, value: number, target: Target | undefined): Measured {
  return { subject, figure, floor: NaN, server: value, floorRounds: [], serverRounds: [value], target };
}

import { setTimeout } from "node:timers/promises";
import type { Loader } from "../children.ts";
import type { Effort } from "../compareHttp.ts";
import type { Measured, Target } from "../measured.ts";
import { startCountingProxy, type Traffic } from "./countingProxy.ts";
import type { PreparedStore } from "./prepareStore.ts";
import { connections, type StoreCase } from "./storeCases.ts";

/** Until a server that has just started has caught up with everything. */
const settleMs = 3_000;

/**
 * What one server sends to its database: while it has nothing to do, and per call. Of the calls, what it would have sent
 * in that time anyway is subtracted; what it sends because of them, such as reading events, is not.
 */
export async function countStatements(
  cases: readonly StoreCase[],
  store: PreparedStore,
  databaseUrl: string,
  loader: Loader,
  effort: Effort,
): Promise<Measured[]> {
  await using proxy = await startCountingProxy(databaseUrl);
  await using server = await store.start(proxy.url);
  const count = async (during: () => Promise<unknown>): Promise<Traffic & { readonly seconds: number }> => {
    const before = { ...proxy.traffic(), ms: performance.now() };
    await during();
    const { statements, roundTrips } = proxy.traffic();
    const seconds = (performance.now() - before.ms) / 1000;
    return { statements: statements - before.statements, roundTrips: roundTrips - before.roundTrips, seconds };
  };
  await setTimeout(settleMs);
  const idle = await count(() => setTimeout(effort.idleSeconds * 1000));
  const idlePerSecond = idle.statements / idle.seconds;
  const measured = [counted("postgres, idle", "queries/s per server", idlePerSecond, { atMost: 2 })];
  for (const one of cases) {
    const requests = one.requests(store);
    const drive = (calls: number) =>
      loader.drive({ port: server.port, requests, connections, until: { requests: calls } });
    // Statements are prepared, and caches are filled.
    await drive(effort.countedCalls / 4);
    const sent = await count(() => drive(effort.countedCalls));
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

import type { Loader, Served } from "./children.ts";
import { figuresOf } from "./processFigures.ts";

/** The result of one round of load on one server. */
export interface Round {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuUs: number;
}

export interface RoundOrder {
  readonly requests: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

export async function playRound(loader: Loader, served: Served, order: RoundOrder): Promise<Round> {
  const { requests, connections, seconds } = order;
  const before = figuresOf(served.pid);
  const report = await loader.drive({ port: served.port, requests, connections, until: { seconds } });
  const cpuMs = figuresOf(served.pid).cpuMs - before.cpuMs;
  return {
    perSecond: report.requests / report.seconds,
    p50Ms: report.p50Ms,
    p99Ms: report.p99Ms,
    cpuUs: (cpuMs * 1000) / report.requests,
  };
}

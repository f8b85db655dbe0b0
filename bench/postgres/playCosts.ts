import type { Loader, Served } from "../children.ts";
import type { RoundOrder } from "../playRound.ts";
import { figuresOf } from "../processFigures.ts";
import { databaseCpuMs } from "./databaseFigures.ts";

/** The result of one round of load: what it cost the servers and their database. */
export interface CostRound {
  readonly perSecond: number;
  readonly serverUs: number;
  /** Not a number where the database is part of the server. */
  readonly databaseUs: number;
  readonly cpuUs: number;
}

export async function playCosts(
  loader: Loader,
  servers: readonly Served[],
  { requests, connections, seconds }: RoundOrder,
  postmaster?: number,
): Promise<CostRound> {
  const ofServers = (): number => servers.reduce((sum, { pid }) => sum + figuresOf(pid).cpuMs, 0);
  const ofDatabase = (): number => (postmaster === undefined ? 0 : databaseCpuMs(postmaster));
  const before = { servers: ofServers(), database: ofDatabase() };
  const port = servers.map((server) => server.port);
  const report = await loader.drive({ port, requests, connections, until: { seconds } });
  const usPerCall = (cpuMs: number): number => (cpuMs * 1000) / report.requests;
  const serverUs = usPerCall(ofServers() - before.servers);
  const databaseUs = usPerCall(ofDatabase() - before.database);
  return {
    perSecond: report.requests / report.seconds,
    serverUs,
    databaseUs: postmaster === undefined ? NaN : databaseUs,
    cpuUs: serverUs + databaseUs,
  };
}

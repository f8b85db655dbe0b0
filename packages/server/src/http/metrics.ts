import { type DatabaseFigures, printDatabaseMetrics } from "./databaseMetrics.ts";
import { type Gauge, printGauges } from "./gauges.ts";
import { createCallMetrics, type CallMetrics } from "./callMetrics.ts";

export interface Metrics {
  readonly record: CallMetrics["record"];
  print(): Promise<string>;
  readonly contentType: string;
}

/** Calls are counted from the first one on; process metrics are collected from the first scrape on. */
export function createMetrics(
  database?: () => DatabaseFigures,
  gauges: () => Promise<readonly Gauge[]> = async () => [],
): Metrics {
  const callMetrics = createCallMetrics();
  let ofProcess: ReturnType<typeof openRegistry> | undefined;
  return {
    record: callMetrics.record,
    async print() {
      const processMetrics = await (await (ofProcess ??= openRegistry())).metrics();
      const ofDatabase = database ? printDatabaseMetrics(database()) : "";
      return `${processMetrics}\n${callMetrics.print()}${ofDatabase}${printGauges(await gauges())}`;
    },
    contentType: "text/plain; version=0.0.4; charset=utf-8",
  };
}

/** One registry per platform: two platforms in one process must not add up. Loaded late, for most servers never need it. */
async function openRegistry() {
  const { collectDefaultMetrics, Registry } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

import { createCallMetrics, type CallMetrics } from "./callMetrics.ts";

export interface Metrics {
  readonly record: CallMetrics["record"];
  print(): Promise<string>;
  readonly contentType: string;
}

/** What was asked of a database on the other side of a connection. */
export interface DatabaseCounts {
  readonly statements: number;
  readonly roundTrips: number;
}

/** Calls are counted from the first one on; process metrics are collected from the first scrape on. */
export function createMetrics(database?: DatabaseCounts): Metrics {
  const callMetrics = createCallMetrics();
  let ofProcess: ReturnType<typeof openRegistry> | undefined;
  return {
    record: callMetrics.record,
    print: async () => {
      const process = await (await (ofProcess ??= openRegistry())).metrics();
      return `${process}\n${callMetrics.print()}${database ? printDatabase(database) : ""}`;
    },
    contentType: "text/plain; version=0.0.4; charset=utf-8",
  };
}

function printDatabase({ statements, roundTrips }: DatabaseCounts): string {
  return `# HELP platform_database_statements_total Statements sent to PostgreSQL, begin and commit included.
# TYPE platform_database_statements_total counter
platform_database_statements_total ${statements}
# HELP platform_database_round_trips_total Messages to PostgreSQL that the server waited for.
# TYPE platform_database_round_trips_total counter
platform_database_round_trips_total ${roundTrips}
`;
}

/** One registry per platform: two platforms in one process must not add up. Loaded late, for most servers never need it. */
async function openRegistry() {
  const { collectDefaultMetrics, Registry } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

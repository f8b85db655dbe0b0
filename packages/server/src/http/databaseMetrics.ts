/** The database, as its store reports it. */
export interface DatabaseFigures {
  readonly poolMax: number;
  readonly open: number;
  readonly inUse: number;
  readonly waiting: number;
  readonly statements: number;
  readonly roundTrips: number;
  readonly statementSeconds: number;
  readonly retries: number;
  readonly isListening: boolean;
  readonly listenerLosses: number;
}

const metrics: readonly (readonly [string, "gauge" | "counter", string, (figures: DatabaseFigures) => number])[] = [
  ["pool_connections_max", "gauge", "The size of the pool.", ({ poolMax }) => poolMax],
  ["pool_connections", "gauge", "Open connections of the pool.", ({ open }) => open],
  ["pool_connections_in_use", "gauge", "Connections that a statement or transaction uses.", ({ inUse }) => inUse],
  ["pool_waiting", "gauge", "Calls that wait for a connection.", ({ waiting }) => waiting],
  ["statements_total", "counter", "Statements sent, including begin and commit.", ({ statements }) => statements],
  ["round_trips_total", "counter", "Messages that the server waited for.", ({ roundTrips }) => roundTrips],
  ["statement_seconds_total", "counter", "Time spent on statements.", ({ statementSeconds }) => statementSeconds],
  ["retries_total", "counter", "Writes that began again after a conflict.", ({ retries }) => retries],
  ["listener_up", "gauge", "1 while notifications arrive.", ({ isListening }) => Number(isListening)],
  ["listener_losses_total", "counter", "Lost connections of the listener.", ({ listenerLosses }) => listenerLosses],
];

/** In the text format of Prometheus. */
export function printDatabaseMetrics(figures: DatabaseFigures): string {
  return metrics
    .map(([name, type, help, valueOf]) => {
      const full = `platform_database_${name}`;
      return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${full} ${valueOf(figures)}\n`;
    })
    .join("");
}

import { type Queues, readQueues, works } from "../domain/store/readQueues.ts";
import { readSizes } from "../domain/store/readSizes.ts";
import type { Gauge } from "../http/gauges.ts";
import type { Chores } from "../ports/chores.ts";
import { diskSpaceOf } from "../ports/diskSpace.ts";
import type { Logger } from "../ports/log.ts";
import type { Clock } from "../ports/ports.ts";
import type { OpenTracer } from "../ports/traces/openTracer.ts";
import type { SpanCounts } from "../ports/traces/spanQueue.ts";
import type { SocketServer } from "../sockets/socketUpgrade.ts";
import type { Store } from "../storage/store.ts";

export interface ServerGaugesOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly chores: CountedChores;
  readonly indexer: CountedChores;
  readonly pruner: CountedChores;
  readonly socketServers: readonly SocketServer[];
  /** Where disk space is measured; nothing for a server in memory. */
  readonly dataFolder: string | undefined;
  readonly tracer: OpenTracer | undefined;
}

type CountedChores = Pick<Chores, "counts">;

/** Several collectors may ask, and the sizes take a walk through all files. */
const queuesKeptMs = 5_000;
const sizesKeptMs = 60_000;

/** What a collector of metrics reads about this server and its store. A store that does not answer leaves its part out. */
export function openServerGauges(options: ServerGaugesOptions): () => Promise<readonly Gauge[]> {
  const { store, clock, log, chores, indexer, pruner, socketServers, dataFolder, tracer } = options;
  const queues = kept(clock, queuesKeptMs, () => readQueues(store.db, clock.nowMs()));
  const sizes = kept(clock, sizesKeptMs, () => readSizes(store.db));

  async function readStore(): Promise<Gauge[]> {
    try {
      const [waiting, { databaseBytes, files, fileBytes }] = await Promise.all([queues(), sizes()]);
      return [
        ...queueGauges(waiting),
        one("platform_database_bytes", "The size of the database.", databaseBytes),
        one("platform_files", "Uploaded files.", files),
        one("platform_files_bytes", "The size of uploaded files.", fileBytes),
        one("platform_store_up", "1 when the store answered for these metrics.", 1),
      ];
    } catch (error) {
      log.warn({ err: error }, "the store did not answer for metrics");
      return [one("platform_store_up", "1 when the store answered for these metrics.", 0)];
    }
  }

  return async () => {
    const space = dataFolder === undefined ? undefined : diskSpaceOf(dataFolder);
    return [
      {
        name: "platform_sockets",
        type: "gauge",
        help: "Open sockets to this server: rtm of people and bots, app of apps.",
        values: socketServers.map((server) => ({ labels: { kind: kindOf(server) }, value: server.openCount() })),
      },
      ...choreGauges([chores, indexer, pruner]),
      ...(space
        ? [one("platform_disk_free_bytes", "Free space on the disk of the data folder.", space.freeBytes)]
        : []),
      ...traceGauges(tracer?.counts),
      ...(await readStore()),
    ];
  };
}

function queueGauges({ outbox, outboxOldestMs, deliveries, givenUp, jobs, overdueMs }: Queues): Gauge[] {
  return [
    one("platform_outbox_events", "Events that a reader still needs.", outbox),
    one("platform_outbox_oldest_seconds", "The age of the oldest of them.", outboxOldestMs / 1000),
    {
      name: "platform_deliveries_waiting",
      type: "gauge",
      help: "Deliveries to apps that are not acknowledged.",
      values: Object.entries(deliveries).map(([way, value]) => ({ labels: { way }, value })),
    },
    one("platform_deliveries_given_up", "Deliveries that failed for good and are kept for a while.", givenUp),
    one("platform_jobs_open", "Jobs that have not ended.", jobs),
    {
      name: "platform_overdue_seconds",
      type: "gauge",
      help: "For how long the first piece of work of each kind has been due.",
      values: works.map((work) => ({ labels: { work }, value: overdueMs[work] / 1000 })),
    },
  ];
}

/** Zeros on a server without a collector, so that dashboards show a figure and not a gap. */
function traceGauges({ exported, dropped }: SpanCounts = { exported: 0, dropped: 0 }): Gauge[] {
  return [
    count("platform_trace_spans_exported_total", "Spans that the collector of traces has taken.", exported),
    count(
      "platform_trace_spans_dropped_total",
      "Spans that were lost: the queue was full, or they were refused.",
      dropped,
    ),
  ];
}

function choreGauges(groups: readonly CountedChores[]): Gauge[] {
  const counts = groups.flatMap((chores) => [...chores.counts()]);
  const counter = (name: string, help: string, valueOf: (count: (typeof counts)[number][1]) => number): Gauge => ({
    name,
    type: "counter",
    help,
    values: counts.map(([chore, count]) => ({ labels: { chore }, value: valueOf(count) })),
  });
  return [
    counter("platform_chore_runs_total", "How often each chore ran.", ({ runs }) => runs),
    counter("platform_chore_failures_total", "How often it failed.", ({ failures }) => failures),
    counter("platform_chore_seconds_total", "How long that took.", ({ ms }) => ms / 1000),
  ];
}

function one(name: string, help: string, value: number): Gauge {
  return { name, type: "gauge", help, values: [{ value }] };
}

function kindOf({ path }: SocketServer): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function count(name: string, help: string, value: number): Gauge {
  return { ...one(name, help, value), type: "counter" };
}

/** The answer of a read that is repeated at most this often; callers that ask meanwhile share it. */
function kept<Value>(clock: Clock, keptMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<Value> | undefined;
  return () => {
    const nowMs = clock.nowMs();
    // A clock that was moved back must not keep an old answer for hours.
    if (reading && Math.abs(nowMs - readAtMs) < keptMs) return reading;
    readAtMs = nowMs;
    const started = read();
    reading = started;
    // A failure is not kept.
    void started.catch(() => reading === started && (reading = undefined));
    return started;
  };
}

import type { Inspection, InspectedStore } from "@platform/server/doctorMaintenance.ts";
import type { CommandIo } from "../command.ts";
import { bytesText, spanText } from "./measures.ts";
import type { FilesPlace } from "../storeFlags.ts";
import { readVersion } from "../version.ts";
import type { Check } from "./checkAll.ts";
import { checkSettings } from "./checkSettings.ts";

export interface ServerPlace extends FilesPlace {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** From here on something needs attention. */
const thresholds = {
  freeBytes: 1024 ** 3,
  freeShare: 0.1,
  overdueMs: 5 * minuteMs,
  outboxMs: 15 * minuteMs,
  backupMs: 7 * dayMs,
  skewMs: 2_000,
  connectionShare: 0.9,
  statementS: 30,
} as const;

/** Everything about a server that can be found out beside it: its versions, sizes, settings and queues. */
export async function checkServer(io: CommandIo, place: ServerPlace): Promise<Check[]> {
  const { inspectServer } = await import("@platform/server/doctorMaintenance.ts");
  const found = await inspectServer(place);
  return [
    ...versions(found),
    ...checkStore(found),
    ...checkDisk(found, place),
    ...checkBucket(found),
    ...(await checkSettings(io)),
  ];
}

function versions({ hasKey }: Inspection): Check[] {
  const section = "Server";
  return [
    { section, name: "platform", value: readVersion(), state: "ok" },
    { section, name: "node", value: process.versions.node, state: "ok" },
    hasKey
      ? { section, name: "server.key", value: "present", state: "ok" }
      : {
          section,
          name: "server.key",
          value: "missing",
          state: "error",
          remedy: "Name the data folder of the server with --data, or restore server.key from a backup.",
        },
  ];
}

function checkStore({ store, nowMs }: Inspection): Check[] {
  const section = "Database";
  if ("failure" in store) {
    const remedy = "Check --data or --database-url, and that the database runs.";
    return [{ section, name: "database", value: store.failure, state: "error", remedy }];
  }
  const { health } = store;
  return [
    { section, name: health.name, value: health.version, state: "ok" },
    schemaCheck(section, store),
    ...(store.sizes ? sizeChecks(section, store.sizes) : []),
    ...postgresChecks(section, store, nowMs),
    ...(store.queues ? queueChecks(store.queues) : []),
  ];
}

function schemaCheck(section: string, { schema, pending, refusal }: InspectedStore): Check {
  if (refusal !== undefined) return { section, name: "schema", value: schema, state: "error", remedy: refusal };
  if (pending === 0) return { section, name: "schema", value: schema, state: "ok" };
  const value = `${schema}; ${pending === 1 ? "one migration is" : `${pending} migrations are`} pending`;
  return {
    section,
    name: "schema",
    value,
    state: "error",
    remedy: "Stop the servers of the older version and run `platform migrate`.",
  };
}

function sizeChecks(section: string, sizes: NonNullable<InspectedStore["sizes"]>): Check[] {
  const { databaseBytes, files, fileBytes } = sizes;
  return [
    { section, name: "size", value: bytesText(databaseBytes), state: "ok" },
    { section, name: "files", value: `${files.toLocaleString("en")}, ${bytesText(fileBytes)}`, state: "ok" },
  ];
}

function postgresChecks(section: string, { health }: InspectedStore, nowMs: number): Check[] {
  const { connections, running, slowest } = health;
  if (!connections || !running || health.nowMs === undefined) return [];
  const skewMs = Math.abs(health.nowMs - nowMs);
  return [
    judged(
      { section, name: "connections", value: `${connections.used} of ${connections.max}` },
      connections.used > connections.max * thresholds.connectionShare,
      "Lower --database-pool of the servers, or raise max_connections of PostgreSQL.",
    ),
    judged(
      { section, name: "longest statement", value: `${running.longestS} s; ${running.waiting} wait for locks` },
      running.longestS > thresholds.statementS,
      "See pg_stat_activity for the statement that runs so long, and end it with pg_cancel_backend if it is not wanted.",
    ),
    judged(
      { section, name: "clock", value: `${Math.round(skewMs)} ms apart from this machine` },
      skewMs > thresholds.skewMs,
      "Synchronize the clocks of both machines, for example with chrony.",
    ),
    ...slowest.map(({ statement, calls, meanMs }): Check => ({
      section,
      name: "slow statement",
      value: `${meanMs.toFixed(1)} ms on average of ${calls}: ${statement}`,
      state: "note",
    })),
  ];
}

function queueChecks({
  outbox,
  outboxOldestMs,
  deliveries,
  givenUp,
  jobs,
  overdueMs,
}: NonNullable<InspectedStore["queues"]>): Check[] {
  const section = "Queues";
  const overdue = Object.entries(overdueMs).filter(([, ms]) => ms > thresholds.overdueMs);
  return [
    judged(
      {
        section,
        name: "outbox",
        value: `${outbox.toLocaleString("en")} events, the oldest ${spanText(outboxOldestMs)} old`,
      },
      outboxOldestMs > thresholds.outboxMs,
      "Events are kept until every reader has them. Start a server; if one runs, look for warnings in its log.",
    ),
    {
      section,
      name: "deliveries",
      value: `${deliveries.http} by request, ${deliveries.socket} by socket, ${givenUp} given up`,
      state: "ok",
    },
    { section, name: "jobs", value: `${jobs} open`, state: "ok" },
    judged(
      {
        section,
        name: "overdue",
        value: overdue.map(([work, ms]) => `${work} for ${spanText(ms)}`).join(", ") || "nothing",
      },
      overdue.length > 0,
      "No server does this work. Start one; if one runs, look for warnings in its log.",
    ),
  ];
}

function checkDisk({ disks, backup, nowMs }: Inspection, { databaseUrl }: ServerPlace): Check[] {
  const section = "Disk";
  const spaces = disks.map(({ folder, freeBytes, totalBytes }) =>
    judged(
      { section, name: folder, value: `${bytesText(freeBytes)} of ${bytesText(totalBytes)} are free` },
      freeBytes < thresholds.freeBytes || freeBytes < totalBytes * thresholds.freeShare,
      "Make room, or move the data folder to a larger disk: a server on a full disk refuses every write.",
    ),
  );
  if (databaseUrl !== undefined) {
    return [...spaces, { section, name: "backup", value: "not known for PostgreSQL", state: "note" }];
  }
  const remedy = "Run `platform backup` every day, for example from a timer.";
  if (!backup) return [...spaces, { section, name: "backup", value: "none is known", state: "note", remedy }];
  const ageMs = nowMs - backup.atMs;
  const value = `${spanText(ageMs)} ago, to ${backup.to}`;
  return [...spaces, judged({ section, name: "backup", value }, ageMs > thresholds.backupMs, remedy)];
}

function checkBucket({ bucket }: Inspection): Check[] {
  if (!bucket) return [];
  const { name, failure } = bucket;
  const remedy = "Check --files and the AWS_ variables of the server.";
  return [
    judged({ section: "Disk", name: "files", value: failure ?? `${name} answers` }, failure !== undefined, remedy),
  ];
}

function judged(check: Pick<Check, "section" | "name" | "value">, isWrong: boolean, remedy: string): Check {
  return isWrong ? { ...check, state: "error", remedy } : { ...check, state: "ok" };
}

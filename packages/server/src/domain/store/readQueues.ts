import type { Db } from "../../storage/db.ts";
import { selectQueues } from "../../storage/queries/queues.ts";

/** Everything that servers do by themselves, by what it is called in metrics. */
export const works = [
  "deliveries",
  "jobs",
  "scheduled_messages",
  "reminders",
  "schedules",
  "workflow_runs",
  "link_previews",
  "audit_entries",
] as const;

export type Work = (typeof works)[number];

/** What waits in the store. */
export interface Queues {
  /** Events that are still needed by a reader, and how old the oldest is. */
  readonly outbox: number;
  readonly outboxOldestMs: number;
  readonly deliveries: { readonly http: number; readonly socket: number };
  /** Deliveries that are kept to be looked at, and never tried again. */
  readonly givenUp: number;
  readonly jobs: number;
  /** For how long the first of each kind has been due; 0 where nothing is. */
  readonly overdueMs: Readonly<Record<Work, number>>;
}

export async function readQueues(db: Db, nowMs: number): Promise<Queues> {
  const row = await selectQueues(db);
  if (!row) throw new Error("counting gives one row");
  const since = (dueMs: number | null): number => (dueMs === null ? 0 : Math.max(0, nowMs - Number(dueMs)));
  return {
    outbox: Number(row.outbox),
    outboxOldestMs: since(row.outbox_ms),
    deliveries: { http: Number(row.by_http), socket: Number(row.by_socket) },
    givenUp: Number(row.given_up),
    jobs: Number(row.jobs),
    overdueMs: {
      deliveries: since(row.deliveries_ms),
      jobs: since(row.jobs_ms),
      scheduled_messages: since(row.scheduled_ms),
      reminders: since(row.reminders_ms),
      schedules: since(row.schedules_ms),
      workflow_runs: since(row.runs_ms),
      link_previews: since(row.crawls_ms),
      audit_entries: since(row.unsealed_ms),
    },
  };
}

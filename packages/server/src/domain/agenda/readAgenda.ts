import type { Db } from "../../storage/db.ts";
import { type AgendaRow, selectAgenda } from "../../storage/queries/agenda.ts";
import type { OutboxPosition } from "../../storage/queries/outbox.ts";

/** Kinds of work that servers wait for. */
export type AgendaKind =
  | "runs"
  | "http deliveries"
  | "socket deliveries"
  | "functions"
  | "scheduled messages"
  | "reminders"
  | "link previews"
  | "push subscriptions"
  | "push messages"
  | "jobs"
  | "mail"
  | "schedules"
  | "streams"
  | "agent statuses"
  | "audit entries"
  | "leases";

export interface Agenda {
  /** The last event that was committed; undefined while the outbox is empty. */
  readonly lastEvent: OutboxPosition | undefined;
  /** What is due by now. Some of it may be under way. */
  readonly due: ReadonlySet<AgendaKind>;
  /** When the next thing is due that is not due yet. */
  readonly nextMs: number | undefined;
}

export const emptyAgenda: Agenda = { lastEvent: undefined, due: new Set(), nextMs: undefined };

export interface AgendaQuestion {
  readonly nowMs: number;
  /** How far the platform's clock is ahead of the machine's, by which leases are measured. */
  readonly aheadMs: number;
  readonly serverId: string;
}

/** What waits for this server, or for any. */
export async function readAgenda(db: Db, { nowMs, aheadMs, serverId }: AgendaQuestion): Promise<Agenda> {
  const row = await selectAgenda(db, nowMs, serverId);
  if (!row) return emptyAgenda;
  const times = timesOf({ ...row, lease_ms: row.lease_ms === null ? null : row.lease_ms + aheadMs }, nowMs);
  const later = times.flatMap(([, atMs]) => (atMs !== null && atMs > nowMs ? [atMs] : []));
  return {
    lastEvent: row.last_id === null ? undefined : { txid: row.last_txid ?? 0, id: row.last_id },
    due: new Set(times.flatMap(([kind, atMs]) => (atMs !== null && atMs <= nowMs ? [kind] : []))),
    nextMs: later.length === 0 ? undefined : Math.min(...later),
  };
}

function timesOf(row: AgendaRow, nowMs: number): readonly (readonly [AgendaKind, number | null])[] {
  const atOnce = (has: number | null): number | null => (has === null ? null : nowMs);
  return [
    ["runs", row.runs_ms],
    ["runs", atOnce(row.has_run_notice)],
    ["http deliveries", atOnce(row.has_http)],
    ["http deliveries", row.next_http_ms],
    ["socket deliveries", atOnce(row.has_socket)],
    ["socket deliveries", row.next_socket_ms],
    ["functions", atOnce(row.has_hosted)],
    ["scheduled messages", row.scheduled_ms],
    ["reminders", row.reminders_ms],
    ["link previews", row.crawls_ms],
    ["push subscriptions", atOnce(row.has_push)],
    ["push messages", row.pushes_ms],
    ["jobs", row.jobs_ms],
    ["mail", row.mail_ms],
    ["schedules", row.triggers_ms],
    ["streams", row.stream_idle_ms],
    ["streams", row.stream_life_ms],
    ["agent statuses", row.thread_status_ms],
    ["agent statuses", row.session_status_ms],
    ["audit entries", atOnce(row.has_unsealed)],
    ["leases", row.lease_ms],
  ];
}

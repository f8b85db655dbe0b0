import type { Db } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { readStatement } from "../statement.ts";

/** What waits and when it is due, in milliseconds; null where nothing waits. */
export interface AgendaRow {
  readonly last_txid: number | null;
  readonly last_id: number | null;
  readonly runs_ms: number | null;
  readonly has_run_notice: number | null;
  readonly has_http: number | null;
  readonly next_http_ms: number | null;
  readonly has_socket: number | null;
  readonly next_socket_ms: number | null;
  readonly has_hosted: number | null;
  readonly scheduled_ms: number | null;
  readonly reminders_ms: number | null;
  readonly crawls_ms: number | null;
  readonly has_push: number | null;
  readonly pushes_ms: number | null;
  readonly jobs_ms: number | null;
  readonly mail_ms: number | null;
  readonly triggers_ms: number | null;
  readonly stream_idle_ms: number | null;
  readonly stream_life_ms: number | null;
  readonly thread_status_ms: number | null;
  readonly session_status_ms: number | null;
  readonly has_unsealed: number | null;
  readonly lease_ms: number | null;
}

/** Each part is one look at the end of an index. Deliveries that are due may be on their way, so the next one is asked for, too. */
const agendaSql = (newest: string): string => `select
  (select txid from outbox order by ${newest} limit 1) as last_txid,
  (select id from outbox order by ${newest} limit 1) as last_id,
  (select min(due_ms) from workflow_runs) as runs_ms,
  (select 1 from workflow_runs where notify_user_ids is not null limit 1) as has_run_notice,
  (select 1 from deliveries where way = 'http' and failed_ms is null and due_ms <= $1 limit 1) as has_http,
  (select min(due_ms) from deliveries where way = 'http' and failed_ms is null and due_ms > $1) as next_http_ms,
  (select 1 from deliveries where way = 'socket' and failed_ms is null and due_ms <= $1 limit 1) as has_socket,
  (select min(due_ms) from deliveries where way = 'socket' and failed_ms is null and due_ms > $1) as next_socket_ms,
  (select 1 from function_executions
    where place = 'hosted' and status = 'running' and lease_until_ms <= $1 limit 1) as has_hosted,
  (select min(post_at_s) * 1000 from scheduled_messages) as scheduled_ms,
  (select min(due_ms) from reminders where due_ms is not null) as reminders_ms,
  (select min(due_ms) from link_crawls) as crawls_ms,
  (select 1 from push_subscriptions limit 1) as has_push,
  (select min(due_ms) from push_messages) as pushes_ms,
  (select min(due_ms) from jobs where due_ms is not null) as jobs_ms,
  (select min(due_ms) from mail where due_ms is not null) as mail_ms,
  (select min(due_ms) from triggers) as triggers_ms,
  (select min(touched_ms + idle_s * 1000) from streams where ended_ms is null) as stream_idle_ms,
  (select min(started_ms + life_s * 1000) from streams where ended_ms is null) as stream_life_ms,
  (select min(due_ms) from thread_statuses where due_ms is not null) as thread_status_ms,
  (select min(due_ms) from agent_session_apps where due_ms is not null) as session_status_ms,
  (select 1 from audit_entries where sequence is null limit 1) as has_unsealed,
  (select min(lease_until_ms) from servers where id <> $2) as lease_ms`;

const onSqlite = readStatement<[nowMs: number, serverId: string], AgendaRow>(agendaSql("id desc"));
const onPostgres = readStatement<[nowMs: number, serverId: string], AgendaRow>(agendaSql("txid desc, id desc"));

/** Everything that servers would otherwise poll for, in one statement. */
export async function selectAgenda(db: Db, nowMs: number, serverId: string): Promise<AgendaRow | undefined> {
  const [row] = await (dialectOf(db) === "sqlite" ? onSqlite : onPostgres)(db, nowMs, serverId);
  return row;
}

import type { Db } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { slowStatement } from "../statement.ts";

/** What waits in the store, and since when; a time is null where nothing waits. */
export interface QueuesRow {
  readonly outbox: number;
  readonly outbox_ms: number | null;
  readonly by_http: number;
  readonly by_socket: number;
  readonly deliveries_ms: number | null;
  readonly given_up: number;
  readonly jobs: number;
  readonly jobs_ms: number | null;
  readonly scheduled_ms: number | null;
  readonly reminders_ms: number | null;
  readonly schedules_ms: number | null;
  readonly runs_ms: number | null;
  readonly crawls_ms: number | null;
  readonly unsealed_ms: number | null;
}

const selectAll = slowStatement<[], QueuesRow>(`select
  (select count(*) from outbox) as outbox,
  (select min(at_ms) from outbox) as outbox_ms,
  (select count(*) from deliveries where way = 'http' and failed_ms is null) as by_http,
  (select count(*) from deliveries where way = 'socket' and failed_ms is null) as by_socket,
  (select min(due_ms) from deliveries where failed_ms is null) as deliveries_ms,
  (select count(*) from deliveries where failed_ms is not null) as given_up,
  (select count(*) from jobs where due_ms is not null) as jobs,
  (select min(due_ms) from jobs where due_ms is not null) as jobs_ms,
  (select min(post_at_s) * 1000 from scheduled_messages) as scheduled_ms,
  (select min(due_ms) from reminders where due_ms is not null) as reminders_ms,
  (select min(due_ms) from triggers) as schedules_ms,
  (select min(due_ms) from workflow_runs) as runs_ms,
  (select min(due_ms) from link_crawls) as crawls_ms,
  (select min(at_ms) from audit_entries where sequence is null) as unsealed_ms`);

export async function selectQueues(db: Db): Promise<QueuesRow | undefined> {
  return (await selectAll(db))[0];
}

interface SizesRow {
  readonly database_bytes: number;
  readonly files: number;
  readonly file_bytes: number;
}

const filesSql = `(select count(*) from files where blob_key is not null) as files,
  (select coalesce(sum(size), 0) from files where blob_key is not null) as file_bytes`;
const sizesOnSqlite = slowStatement<[], SizesRow>(
  `select (select page_count * page_size from pragma_page_count(), pragma_page_size()) as database_bytes, ${filesSql}`,
);
const sizesOnPostgres = slowStatement<[], SizesRow>(
  `select pg_database_size(current_database()) as database_bytes, ${filesSql}`,
);

/** The database, and the files that people uploaded. Walks through all files. */
export async function selectSizes(db: Db): Promise<SizesRow | undefined> {
  const [row] = await (dialectOf(db) === "sqlite" ? sizesOnSqlite : sizesOnPostgres)(db);
  // A sum is numeric on PostgreSQL, which the driver hands over as text.
  return row && { ...row, file_bytes: Number(row.file_bytes) };
}

import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { ImportJobRow } from "../tables/importJobs.ts";
import type { JobRow } from "../tables/jobs.ts";
import { importKind } from "./jobs.ts";

export async function insertImportJob(tx: Tx, row: ImportJobRow): Promise<void> {
  await tx.insertInto("import_jobs").values(row).execute();
}

export function selectImportJob(db: Db | Tx, jobId: string): Promise<ImportJobRow | undefined> {
  return db.selectFrom("import_jobs").selectAll().where("job_id", "=", jobId).executeTakeFirst();
}

export async function selectImportJobs(db: Db, jobIds: readonly string[]): Promise<ImportJobRow[]> {
  if (jobIds.length === 0) return [];
  return db.selectFrom("import_jobs").selectAll().where("job_id", "in", jobIds).execute();
}

const selectDue = readStatement<[nowMs: number], { id: string }>(
  `select id from jobs where due_ms is not null and due_ms <= $1 and kind = '${importKind}' limit 1`,
);

export async function selectHasDueImport(db: Db, nowMs: number): Promise<boolean> {
  return (await selectDue(db, nowMs)).length > 0;
}

const updateDue = writeStatement<[nowMs: number, untilMs: number], JobRow>(`
  update jobs set due_ms = $2, state = 'running', started_ms = coalesce(started_ms, $1)
  where due_ms <= $1 and id = (
    select id from jobs where due_ms is not null and due_ms <= $1 and kind = '${importKind}' order by due_ms, id limit 1)
  returning *`);

/** Takes the import that has waited longest, until then. Of two servers, one gets it. */
export async function takeDueImport(tx: Tx, nowMs: number, untilMs: number): Promise<JobRow | undefined> {
  return (await updateDue(tx, nowMs, untilMs))[0];
}

const updateJobDue = writeStatement<[id: string, dueMs: number], JobRow>(
  "update jobs set due_ms = $2 where id = $1 and due_ms is not null returning *",
);

export async function updateImportDue(tx: Tx, id: string, dueMs: number): Promise<JobRow | undefined> {
  return (await updateJobDue(tx, id, dueMs))[0];
}

/** Lets every import that a server works on be taken: for a store with one server, which starts. */
export async function releaseEveryImport(tx: Tx, nowMs: number): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({ due_ms: nowMs })
    .where("kind", "=", importKind)
    .where("due_ms", ">", nowMs)
    .execute();
}

export async function updateImportJob(
  tx: Tx,
  jobId: string,
  changes: Partial<Pick<ImportJobRow, "claim" | "progress" | "report" | "fault">>,
): Promise<void> {
  await tx.updateTable("import_jobs").set(changes).where("job_id", "=", jobId).execute();
}

export interface Added {
  readonly people: number;
  readonly conversations: number;
  readonly messages: number;
  readonly files: number;
}

type AddCounts = [jobId: string, claim: string, people: number, conversations: number, messages: number, files: number];

const addCounts = writeStatement<AddCounts, { job_id: string }>(`
  update import_jobs set people_added = people_added + $3, conversations_added = conversations_added + $4,
    messages_added = messages_added + $5, files_added = files_added + $6
  where job_id = $1 and claim = $2 returning job_id`);

/** Whether the import still belongs to this claim. */
export async function countImported(
  tx: Tx,
  { jobId, claim }: { readonly jobId: string; readonly claim: string },
  { people, conversations, messages, files }: Added,
): Promise<boolean> {
  return (await addCounts(tx, jobId, claim, people, conversations, messages, files)).length > 0;
}

export async function forgetArchive(tx: Tx, fileId: string): Promise<void> {
  await tx.updateTable("import_jobs").set({ file_id: null }).where("file_id", "=", fileId).execute();
}

const selectOld = readStatement<[beforeMs: number], { file_id: string }>(`
  select old.file_id from import_jobs old where old.file_id is not null and old.created_ms <= $1
    and not exists (select 1 from import_jobs other left join jobs on jobs.id = other.job_id
      where other.file_id = old.file_id and (other.created_ms > $1 or jobs.due_ms is not null))
  limit 1`);

/** An archive that no import since then has used, and that none uses now. */
export async function selectOldArchive(db: Db | Tx, beforeMs: number): Promise<string | undefined> {
  return (await selectOld(db, beforeMs))[0]?.file_id;
}

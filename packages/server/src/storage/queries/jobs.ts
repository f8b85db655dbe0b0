import type { Db, Tx } from "../db.ts";
import { readStatement, rowsPerStatement, writeStatement } from "../statement.ts";
import type { JobItemRow } from "../tables/jobItems.ts";
import type { JobRow, JobState } from "../tables/jobs.ts";

/** Jobs of this kind have a component of their own: an item takes hours, and is not one transaction. */
export const importKind = "imports.run";

/** Whether it was stored; not while another job has the same exclusive key. */
export async function insertJob(tx: Tx, job: JobRow, subjects: readonly string[]): Promise<boolean> {
  const stored = await tx
    .insertInto("jobs")
    .values(job)
    .onConflict((conflict) => conflict.column("exclusive_key").where("exclusive_key", "is not", null).doNothing())
    .returning("id")
    .execute();
  if (stored.length === 0) return false;
  const items = subjects.map((subjectId, position) => ({
    job_id: job.id,
    position,
    subject_id: subjectId,
    state: "waiting" as const,
  }));
  for (let at = 0; at < items.length; at += rowsPerStatement) {
    await tx
      .insertInto("job_items")
      .values(items.slice(at, at + rowsPerStatement))
      .execute();
  }
  return true;
}

export function selectJob(db: Db | Tx, id: string): Promise<JobRow | undefined> {
  return db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst();
}

/** An item as the work on it needs it. */
export interface NextJobItem {
  readonly job_id: string;
  readonly position: number;
  readonly subject_id: string;
  readonly kind: string;
}

const selectNext = readStatement<[nowMs: number], NextJobItem>(`
  select job_items.job_id, job_items.position, job_items.subject_id, jobs.kind
  from (select id, kind from jobs where due_ms is not null and due_ms <= $1 and kind <> '${importKind}'
      order by due_ms, id limit 1) jobs
    join job_items on job_items.job_id = jobs.id and job_items.state = 'waiting'
  order by job_items.position limit 1`);

/** The next item of the job that has waited longest. */
export async function selectNextJobItem(db: Db | Tx, nowMs: number): Promise<NextJobItem | undefined> {
  return (await selectNext(db, nowMs))[0];
}

/** The next item of this job. */
export function selectNextItemOf(
  db: Db | Tx,
  jobId: string,
): Promise<{ position: number; subject_id: string } | undefined> {
  return db
    .selectFrom("job_items")
    .select(["position", "subject_id"])
    .where("job_id", "=", jobId)
    .where("state", "=", "waiting")
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
}

type EndItem = [jobId: string, position: number, state: string, error: string | null, nowMs: number];

const updateItem = writeStatement<EndItem, { position: number }>(`
  update job_items set state = $3, error = $4, ended_ms = $5
  where job_id = $1 and position = $2 and state = 'waiting' returning position`);

/** Whether the item was still waiting: of two servers, one waits here for the other and finds it taken. */
export async function endJobItem(tx: Tx, ...item: EndItem): Promise<boolean> {
  return (await updateItem(tx, ...item)).length > 0;
}

const updateCounts = writeStatement<[id: string, done: number, failed: number, nowMs: number], JobRow>(`
  update jobs set done = done + $2, failed = failed + $3, due_ms = $4, state = 'running',
    started_ms = coalesce(started_ms, $4)
  where id = $1 and due_ms is not null returning *`);

/** Counts an item. The job goes behind the others that wait. */
export async function countJobItem(
  tx: Tx,
  {
    id,
    done,
    failed,
    nowMs,
  }: { readonly id: string; readonly done: number; readonly failed: number; readonly nowMs: number },
): Promise<JobRow | undefined> {
  return (await updateCounts(tx, id, done, failed, nowMs))[0];
}

export async function updateJobEnded(tx: Tx, id: string, state: JobState, nowMs: number): Promise<JobRow | undefined> {
  return tx
    .updateTable("jobs")
    .set({ state, due_ms: null, exclusive_key: null, ended_ms: nowMs })
    .where("id", "=", id)
    .where("due_ms", "is not", null)
    .returningAll()
    .executeTakeFirst();
}

/** Gives up the items that wait, and tells how many there were. */
export async function failWaitingItems(tx: Tx, jobId: string, error: string, nowMs: number): Promise<number> {
  const failed = await tx
    .updateTable("job_items")
    .set({ state: "failed", error, ended_ms: nowMs })
    .where("job_id", "=", jobId)
    .where("state", "=", "waiting")
    .returning("position")
    .execute();
  return failed.length;
}

export interface JobPage {
  /** Of the whole org, or of one workspace. */
  readonly where: { readonly orgId: string } | { readonly teamId: string };
  readonly kind?: string | undefined;
  readonly before: { readonly createdMs: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** The latest first. */
export function selectJobs(db: Db | Tx, { where, kind, before, limit }: JobPage): Promise<JobRow[]> {
  let query = db.selectFrom("jobs").selectAll().orderBy("created_ms", "desc").orderBy("id", "desc").limit(limit);
  query = "orgId" in where ? query.where("org_id", "=", where.orgId) : query.where("team_id", "=", where.teamId);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (!before) return query.execute();
  return query
    .where((row) =>
      row.or([
        row("created_ms", "<", before.createdMs),
        row.and([row("created_ms", "=", before.createdMs), row("id", "<", before.id)]),
      ]),
    )
    .execute();
}

export function selectJobItems(
  db: Db | Tx,
  page: { readonly jobId: string; readonly after: number; readonly limit: number },
): Promise<JobItemRow[]> {
  return db
    .selectFrom("job_items")
    .selectAll()
    .where("job_id", "=", page.jobId)
    .where("position", ">", page.after)
    .orderBy("position")
    .limit(page.limit)
    .execute();
}

/** The memberships of people who administer the org, or the workspace. */
export function selectAdministrators(
  db: Db | Tx,
  { orgId, teamId, limit }: { readonly orgId: string | null; readonly teamId: string | null; readonly limit: number },
): Promise<{ team_id: string; user_id: string }[]> {
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .innerJoin("teams", "teams.id", "memberships.team_id")
    .select(["memberships.team_id", "memberships.user_id"])
    .where("memberships.deactivated_ms", "is", null)
    .where("users.bot_id", "is", null)
    .where((row) =>
      row.or([
        ...(orgId === null ? [] : [row.and([row("teams.org_id", "=", orgId), row("users.org_role", "is not", null)])]),
        ...(teamId === null
          ? []
          : [
              row.and([
                row("memberships.team_id", "=", teamId),
                row("memberships.role", "in", ["primary_owner", "owner", "admin"]),
              ]),
            ]),
      ]),
    )
    .orderBy("memberships.user_id")
    .orderBy("memberships.team_id")
    .limit(limit)
    .execute();
}

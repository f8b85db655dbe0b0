import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { WorkflowRunRow, WorkflowRunsTable } from "../tables/workflowRuns.ts";

/** False when a run with this key was there already: of two that start it at once, one waits for the other. */
export async function insertRun(tx: Tx, row: Insertable<WorkflowRunsTable>): Promise<boolean> {
  const added = await tx
    .insertInto("workflow_runs")
    .values(row)
    .onConflict((conflict) => conflict.columns(["app_id", "key"]).doNothing())
    .returning("id")
    .execute();
  return added.length > 0;
}

export function selectRun(db: Db, id: string): Promise<WorkflowRunRow | undefined> {
  return db.selectFrom("workflow_runs").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectRunByKey(db: Db, appId: string, key: string): Promise<WorkflowRunRow | undefined> {
  return db
    .selectFrom("workflow_runs")
    .selectAll()
    .where("app_id", "=", appId)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Asked at every look, so it is prepared once. */
export const selectDueRuns = readStatement<[nowMs: number, limit: number], Pick<WorkflowRunRow, "id">>(
  "select id from workflow_runs where due_ms <= $1 order by due_ms, id limit $2",
);

type RunChange = Partial<
  Pick<
    WorkflowRunRow,
    | "position"
    | "execution_id"
    | "due_ms"
    | "attempts"
    | "status"
    | "outputs"
    | "error"
    | "ended_ms"
    | "notify_user_ids"
    | "notified_ms"
  >
>;

/** Moves a run on from where it was read. False when it stands elsewhere by now: then nothing of this may be kept. */
export async function updateRunFrom(
  tx: Tx,
  from: Pick<WorkflowRunRow, "id" | "position" | "execution_id">,
  change: RunChange,
): Promise<boolean> {
  const moved = await tx
    .updateTable("workflow_runs")
    .set(change)
    .where("id", "=", from.id)
    .where("position", "=", from.position)
    .where("execution_id", from.execution_id === null ? "is" : "=", from.execution_id)
    .where("status", "=", "running")
    .returning("id")
    .execute();
  return moved.length > 0;
}

/**
 * Makes the waiting runs due that an app takes part in: its own, and those of others that wait for its function. By the
 * due time, which only running ones have.
 */
export async function updateRunsDue(
  tx: Tx,
  { appId, teamId }: { readonly appId: string; readonly teamId: string },
  nowMs: number,
): Promise<void> {
  await tx
    .updateTable("workflow_runs")
    .set({ due_ms: nowMs })
    .where("due_ms", ">", nowMs)
    .where("team_id", "=", teamId)
    .where("execution_id", "is not", null)
    .where((where) => {
      const execution = where
        .selectFrom("function_executions as e")
        .select("e.id")
        .whereRef("e.id", "=", "workflow_runs.execution_id")
        .where("e.app_id", "=", appId);
      return where.or([where("app_id", "=", appId), where.exists(execution)]);
    })
    .execute();
}

export interface RunPage {
  readonly appId: string;
  readonly teamId: string;
  /** Only runs of these. */
  readonly workflows?: readonly string[];
  readonly exceptWorkflows?: readonly string[];
  readonly status: WorkflowRunRow["status"] | undefined;
  readonly before: { readonly createdMs: number; readonly id: string } | undefined;
  readonly limit: number;
}

/** The newest first. */
export function selectRunPage(db: Db, page: RunPage): Promise<WorkflowRunRow[]> {
  const { before, workflows, exceptWorkflows = [], status } = page;
  let query = db
    .selectFrom("workflow_runs")
    .selectAll()
    .where("app_id", "=", page.appId)
    .where("team_id", "=", page.teamId)
    .orderBy("created_ms", "desc")
    .orderBy("id", "desc")
    .limit(page.limit);
  if (workflows !== undefined) query = query.where("workflow", "in", workflows);
  if (exceptWorkflows.length > 0) query = query.where("workflow", "not in", exceptWorkflows);
  if (status !== undefined) query = query.where("status", "=", status);
  if (!before) return query.execute();
  return query
    .where((where) =>
      where.or([
        where("created_ms", "<", before.createdMs),
        where.and([where("created_ms", "=", before.createdMs), where("id", "<", before.id)]),
      ]),
    )
    .execute();
}

/** What ended long ago, the oldest first. */
export async function selectOldRuns(db: Db, beforeMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("workflow_runs")
    .select("id")
    .where("ended_ms", "<", beforeMs)
    .orderBy("ended_ms")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteRuns(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom("workflow_runs").where("id", "in", ids).execute();
}

export interface RunsOfWorkflow {
  readonly appId: string;
  readonly teamId: string;
  /** The callback id. */
  readonly workflow: string;
}

/** The different definitions of a workflow in its stored runs, and when each of them was first used; the newest first. */
export async function selectRunDefinitions(
  db: Db,
  runs: RunsOfWorkflow,
  limit: number,
): Promise<{ definition: string; since_ms: number }[]> {
  const rows = await db
    .selectFrom("workflow_runs")
    .select((select) => ["definition", select.fn.min("created_ms").as("since_ms")])
    .where("app_id", "=", runs.appId)
    .where("team_id", "=", runs.teamId)
    .where("workflow", "=", runs.workflow)
    .groupBy("definition")
    .orderBy("since_ms", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ definition, since_ms: sinceMs }) => ({ definition, since_ms: Number(sinceMs) }));
}

export interface FormResponseRow {
  readonly definition: string;
  readonly position: number;
  readonly inputs: string;
  readonly outputs: string | null;
  readonly ended_ms: number | null;
}

/** The answered forms of a workflow's stored runs, the oldest first. */
export function selectFormResponses(db: Db, runs: RunsOfWorkflow, limit: number): Promise<FormResponseRow[]> {
  return db
    .selectFrom("workflow_runs as r")
    .innerJoin("function_executions as e", "e.run_id", "r.id")
    .select(["r.definition", "e.position", "e.inputs", "e.outputs", "e.ended_ms"])
    .where("r.app_id", "=", runs.appId)
    .where("r.team_id", "=", runs.teamId)
    .where("r.workflow", "=", runs.workflow)
    .where("e.function", "=", "open_form")
    .where("e.status", "=", "completed")
    .orderBy("e.ended_ms")
    .orderBy("e.id")
    .limit(limit)
    .execute();
}

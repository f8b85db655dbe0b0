import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { FunctionExecutionRow, FunctionExecutionsTable } from "../tables/functionExecutions.ts";

export async function insertExecution(tx: Tx, row: Insertable<FunctionExecutionsTable>): Promise<void> {
  await tx.insertInto("function_executions").values(row).execute();
}

export function selectExecution(db: Db, id: string): Promise<FunctionExecutionRow | undefined> {
  return db.selectFrom("function_executions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The steps of a run that were begun, in their order. */
export function selectExecutionsOfRun(db: Db, runId: string): Promise<FunctionExecutionRow[]> {
  return db.selectFrom("function_executions").selectAll().where("run_id", "=", runId).orderBy("position").execute();
}

/** Ends an execution that has not ended. False when it had: of two endings at once, the first one counts. */
export async function updateExecutionEnded(
  tx: Tx,
  id: string,
  ending: Pick<FunctionExecutionRow, "status" | "outputs" | "error"> & { readonly ended_ms: number },
): Promise<boolean> {
  const ended = await tx
    .updateTable("function_executions")
    .set(ending)
    .where("id", "=", id)
    .where("status", "=", "running")
    .returning("id")
    .execute();
  return ended.length > 0;
}

/** Takes hosted executions that nobody works on, the oldest first; two servers never take one at once. */
export const claimHostedExecutions = writeStatement<
  [nowMs: number, leaseUntilMs: number, limit: number, serverId: string | null],
  FunctionExecutionRow
>(`update function_executions set lease_until_ms = $2, server_id = $4, attempt = attempt + 1
  where id in (
    select id from function_executions
    where place = 'hosted' and status = 'running' and lease_until_ms <= $1
    order by created_ms, id limit $3
  ) and lease_until_ms <= $1 and status = 'running'
  returning *`);

const lockAttempt = writeStatement<[id: string, attempt: number], { id: string }>(
  "update function_executions set attempt = attempt where id = $1 and attempt = $2 returning id",
);

/** Locks an execution, unless another attempt at it was begun: then that one decides how it ends. */
export async function lockExecutionAttempt(tx: Tx, id: string, attempt: number): Promise<boolean> {
  return (await lockAttempt(tx, id, attempt)).length > 0;
}

/** The cancelled ones of these executions. */
export async function selectCancelledAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const query = db.selectFrom("function_executions").select("id").where("id", "in", ids);
  return (await query.where("status", "=", "cancelled").execute()).map(({ id }) => id);
}

/** Prevents others from taking it, for as long as it may take, whatever happens to the server that ran it. */
export async function updateExecutionLease(tx: Tx, id: string, untilMs: number): Promise<void> {
  await tx
    .updateTable("function_executions")
    .set({ lease_until_ms: untilMs, server_id: null })
    .where("id", "=", id)
    .execute();
}

export async function updateExecutionReleased(tx: Tx, id: string, attempt: number): Promise<void> {
  await tx
    .updateTable("function_executions")
    .set((row) => ({ lease_until_ms: 0, server_id: null, attempt: row("attempt", "-", 1) }))
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .where("status", "=", "running")
    .execute();
}

/** Whether there is anything to take; asked at every look. */
export const selectHostedWaiting = readStatement<[nowMs: number], { readonly id: string }>(
  "select id from function_executions where place = 'hosted' and status = 'running' and lease_until_ms <= $1 limit 1",
);

export async function insertSurface(tx: Tx, surface: string, executionId: string): Promise<void> {
  await tx
    .insertInto("execution_surfaces")
    .values({ surface, execution_id: executionId })
    .onConflict((conflict) => conflict.column("surface").doNothing())
    .execute();
}

export async function selectSurfaceExecution(db: Db, surface: string): Promise<FunctionExecutionRow | undefined> {
  return db
    .selectFrom("execution_surfaces as s")
    .innerJoin("function_executions as e", "e.id", "s.execution_id")
    .selectAll("e")
    .where("s.surface", "=", surface)
    .executeTakeFirst();
}

/** With everything that hangs on them. */
export async function deleteExecutionsOfRuns(tx: Tx, runIds: readonly string[]): Promise<void> {
  const ids = tx.selectFrom("function_executions").select("id").where("run_id", "in", runIds);
  await tx.deleteFrom("execution_surfaces").where("execution_id", "in", ids).execute();
  await tx.deleteFrom("tokens").where("execution_id", "in", ids).execute();
  await tx.deleteFrom("function_executions").where("run_id", "in", runIds).execute();
}

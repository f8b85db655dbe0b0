import { type Outcome, succeed } from "@platform/protocol";
import { claimHostedExecutions, selectCancelledAmong, selectHostedWaiting } from "../../storage/queries/executions.ts";
import type { Db } from "../../storage/db.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import { defineOperation } from "../context.ts";

export type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";

/** Whether an execution of a deployed app waits for somebody to run it. */
export async function isExecutionWaiting(db: Db, nowMs: number): Promise<boolean> {
  return (await selectHostedWaiting(db, nowMs)).length > 0;
}

/** Those that somebody has cancelled while they run. */
export async function findCancelled(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  return ids.length === 0 ? [] : selectCancelledAmong(db, ids);
}

/**
 * Takes executions of deployed apps to run them here, for a while: whoever takes one and dies leaves it to the others.
 * `attempt` counts from 1; a second try is handed the same id, which is what a function tells a repetition by.
 */
export const claimExecutions = defineOperation(
  import.meta,
  async (
    ctx,
    { limit, leaseS }: { readonly limit: number; readonly leaseS: number },
  ): Promise<Outcome<{ executions: FunctionExecutionRow[] }, never>> => {
    const executions = await claimHostedExecutions(ctx.db, ctx.nowMs, ctx.nowMs + leaseS * 1000, limit);
    return succeed({ executions: executions.toSorted((a, b) => a.created_ms - b.created_ms) });
  },
);

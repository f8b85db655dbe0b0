import { type Outcome, succeed } from "@platform/protocol";
import { claimHostedExecutions, selectCancelledAmong, selectHostedWaiting } from "../../storage/queries/executions.ts";
import type { Db } from "../../storage/db.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import { defineOperation } from "../context.ts";

export type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";

/** Whether an execution of a deployed app waits to be run. */
export async function isExecutionWaiting(db: Db, nowMs: number): Promise<boolean> {
  return (await selectHostedWaiting(db, nowMs)).length > 0;
}

/** Executions that were cancelled while they run. */
export async function findCancelled(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  return ids.length === 0 ? [] : selectCancelledAmong(db, ids);
}

export interface ClaimedExecutions {
  readonly limit: number;
  readonly leaseS: number;
  /** The claiming server, where there can be several. */
  readonly serverId: string | null;
}

/**
 * Claims executions of deployed apps to run them here, for a while: if this server dies, the others take them over.
 * `attempt` counts from 1; a second attempt has the same id, by which a function detects a repetition.
 */
export const claimExecutions = defineOperation(
  import.meta,
  async (
    ctx,
    { limit, leaseS, serverId }: ClaimedExecutions,
  ): Promise<Outcome<{ executions: FunctionExecutionRow[] }, never>> => {
    const executions = await claimHostedExecutions(ctx.db, ctx.nowMs, ctx.nowMs + leaseS * 1000, limit, serverId);
    return succeed({ executions: executions.toSorted((a, b) => a.created_ms - b.created_ms) });
  },
);

import { cutCharacters, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { lockExecutionAttempt, selectExecution, updateExecutionLease } from "../../storage/queries/executions.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { endExecution, type ExecutionEnding } from "../functions/endExecution.ts";
import { type HostedLog, hostedPlaceOf, recordOutput, recordResult } from "./recordOutput.ts";

export interface EndedHostedCall {
  readonly executionId: string;
  /** The attempt that ended: another server may have begun the next one, when this one was silent for too long. */
  readonly attempt: number;
  readonly version: number | undefined;
  /** What was not recorded while it ran. */
  readonly logs: readonly HostedLog[];
  readonly tookMs: number;
  /** What its handler returned, or why there is nothing. */
  readonly end: { readonly result: Fields } | { readonly error: string };
}

/**
 * Writes down what a deployed function wrote and how it ended, and ends the execution as the function's own call would
 * have. One that ended meanwhile, by such a call or because its run was cancelled, stays as it is.
 */
export const endHostedCall = defineOperation(
  import.meta,
  async (ctx, ended: EndedHostedCall): Promise<Outcome<object, "function_execution_not_found" | "taken_over">> => {
    if (!(await lockExecutionAttempt(ctx.db, ended.executionId, ended.attempt))) return refuse("taken_over");
    const execution = await selectExecution(ctx.db, ended.executionId);
    if (!execution) return refuse("function_execution_not_found");
    const place = hostedPlaceOf(execution);
    await recordOutput(ctx, place, ended.logs);
    const ending = endingOf(ended.end);
    if (ending === undefined) {
      // It continues with a later action of a person; no other server may start it again.
      await updateExecutionLease(ctx.db, execution.id, execution.deadline_ms);
      return succeed({});
    }
    const error = await end(ctx, execution, ending);
    await recordResult(ctx, place, { version: ended.version, tookMs: ended.tookMs, error });
    return succeed({});
  },
);

/**
 * In the words of functions for this API: an `error`, or `outputs`, or `completed: false` for one that goes on. The same
 * rule as in local runs (`sdk/hooks/deno/functionEnding.ts`); `functionEndings.spec.ts` compares the two.
 */
function endingOf(end: EndedHostedCall["end"]): ExecutionEnding | undefined {
  if ("error" in end) return { kind: "failed", error: end.error };
  const { error, completed = true, outputs = {} } = end.result;
  if (error !== undefined && error !== null && error !== "") return { kind: "failed", error: textOf(error) };
  if (completed === false) return undefined;
  if (typeof outputs !== "object" || outputs === null || Array.isArray(outputs)) {
    return { kind: "failed", error: "It returned outputs that are not an object." };
  }
  return { kind: "completed", outputs: outputs as Fields };
}

function textOf(error: unknown): string {
  return cutCharacters(typeof error === "string" ? error : JSON.stringify(error), limits.function_error_chars_max);
}

/** The error that it ended with; nothing when it was completed, or had ended before by a call of its own. */
async function end(
  ctx: WriteContext,
  execution: FunctionExecutionRow,
  ending: ExecutionEnding,
): Promise<string | undefined> {
  const done = await endExecution(ctx, execution, ending);
  const isReported = done.ok || execution.status === "cancelled";
  if (done.ok || done.error === "execution_not_in_running_state")
    return isReported && ending.kind === "failed" ? ending.error : undefined;
  const messages = done.response_metadata?.messages ?? [done.error];
  const error = messages.map((message) => message.replace("[ERROR] ", "")).join("; ");
  await endExecution(ctx, execution, { kind: "failed", error });
  return error;
}

import { cutCharacters, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { coerceAll } from "@platform/protocol/workflows/coerce.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { updateExecutionEnded } from "../../storage/queries/executions.ts";
import { selectRun, updateRunFrom } from "../../storage/queries/runs.ts";
import { updateExecutionTokensRevoked } from "../../storage/queries/tokens.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import type { WriteContext } from "../context.ts";
import { functionOf, workflowIn } from "../runs/lookup.ts";
import { planNotice } from "../runs/planNotice.ts";
import { recordRunEnded, recordStepEnded } from "../runs/recordRun.ts";
import { stepName } from "../runs/stepName.ts";

/** How an execution ends: with its outputs, or with an error. */
export type ExecutionEnding =
  | { readonly kind: "completed"; readonly outputs: Fields }
  /** `isDeliberate`: the person who would be notified ended it themselves. */
  | { readonly kind: "failed"; readonly error: string; readonly isDeliberate?: true };

export type EndExecutionCode = "execution_not_in_running_state" | "parameter_validation_failed";

/**
 * Ends an execution, once, and lets its run go on or fail with it. The execution is changed first and its run second,
 * here as everywhere: two servers that took them the other way round would wait for each other.
 */
export async function endExecution(
  ctx: WriteContext,
  execution: FunctionExecutionRow,
  ending: ExecutionEnding,
): Promise<Outcome<object, EndExecutionCode>> {
  if (execution.status !== "running") return refuse("execution_not_in_running_state");
  const run = await selectRun(ctx.db, execution.run_id);
  if (!run) throw new Error(`execution ${execution.id} belongs to no run`);
  const workflow = workflowIn(run);
  const step = workflow.steps[execution.position];
  const read =
    ending.kind === "completed" ? readOutputs(step && functionOf(workflow, step), ending.outputs) : undefined;
  if (read && !read.ok) return read;
  const error = ending.kind === "failed" ? cutCharacters(ending.error, limits.function_error_chars_max) : null;
  const ended = { status: ending.kind, outputs: read?.outputs ?? null, error, ended_ms: ctx.nowMs };
  if (!(await updateExecutionEnded(ctx.db, execution.id, ended))) return refuse("execution_not_in_running_state");
  await updateExecutionTokensRevoked(ctx.db, execution.id, ctx.nowMs);
  const from = { id: run.id, position: execution.position, execution_id: execution.id };
  const next = { position: execution.position + 1, execution_id: null, due_ms: ctx.nowMs, attempts: 0 };
  const runError = `${stepName(workflow, execution.position)}: ${error}`;
  const notice = ending.kind === "failed" && !ending.isDeliberate ? await planNotice(ctx, run) : {};
  const failed = { status: "failed" as const, error: runError, due_ms: null, ended_ms: ctx.nowMs, ...notice };
  const isMoved = await updateRunFrom(ctx.db, from, error === null ? next : failed);
  if (!isMoved) throw new Error(`run ${run.id} does not wait for its execution ${execution.id}`);
  await recordStepEnded(ctx, run, workflow, { ...execution, outcome: ending.kind, error: error ?? undefined });
  if (error !== null) await recordRunEnded(ctx, run, workflow, { outcome: "failed", error: runError });
  return succeed({});
}

function readOutputs(
  declared: ReturnType<typeof functionOf>,
  given: Fields,
): Outcome<{ outputs: string }, "parameter_validation_failed"> {
  const read = coerceAll(declared?.outputs ?? [], given, declared?.types);
  if (!read.ok) return refuse("parameter_validation_failed", ...read.faults.map((fault) => `output ${fault}`));
  const outputs = JSON.stringify(read.values);
  if (outputs.length <= limits.function_values_bytes_max) return succeed({ outputs });
  return refuse("parameter_validation_failed", tooLarge(read.values));
}

/** Names the largest one: that is where the author has to look. */
function tooLarge(values: Fields): string {
  const sizes = Object.entries(values).map(([name, value]) => ({ name, size: JSON.stringify(value).length }));
  const largest = sizes.toSorted((one, other) => other.size - one.size)[0];
  return `output ${largest?.name} is too large: it has ${largest?.size} bytes, and all outputs together may have ${limits.function_values_bytes_max}`;
}

import { type Outcome, refuse, succeed } from "@platform/protocol";
import { isBuiltinName } from "@platform/protocol/builtins/builtins.ts";
import { coerceAll } from "@platform/protocol/workflows/coerce.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { insertExecution, insertSurface } from "../../storage/queries/executions.ts";
import { updateRunFrom } from "../../storage/queries/runs.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import { Inputs, type StepResult } from "../builtins/builtin.ts";
import { builtins } from "../builtins/builtins.ts";
import { missingScope } from "../builtins/missingScope.ts";
import type { WriteContext } from "../context.ts";
import { type StepFunction, workflowIn } from "./lookup.ts";
import { recordStepEnded } from "./recordRun.ts";
import type { StepCode } from "./stepCode.ts";

/** Does a step that the platform brings along, as the caller, who is the app's bot. */
export async function doBuiltinStep(
  ctx: WriteContext,
  run: WorkflowRunRow,
  { called, inputs, baseUrl }: { readonly called: StepFunction; readonly inputs: Fields; readonly baseUrl: string },
): Promise<Outcome<object, StepCode>> {
  const lacking = missingScope(called.name, ctx.caller.scopes);
  if (lacking !== undefined) return refuse("step_failed", `the app's bot lacks the scope ${lacking}`);
  const act = isBuiltinName(called.name) ? builtins[called.name] : undefined;
  if (!act) return refuse("step_failed", `there is no function ${called.name}`);
  const executionId = ctx.ids.next("execution");
  const place = { baseUrl, executionId, appId: run.app_id, teamId: run.team_id };
  const result = await act({ ...ctx, ...place }, new Inputs(inputs));
  if (!result.ok) {
    const sentences = result.response_metadata?.messages.map((message) => message.replace("[ERROR] ", "")) ?? [];
    return refuse("step_failed", [result.error, ...sentences].join(": "));
  }
  if (!("outputs" in result)) return writeDown(ctx, run, { executionId, name: called.name, inputs, result });
  // What later steps rely on is the declaration, so nothing else is kept, and nothing of it may be missing.
  const outputs = coerceAll(called.outputs, result.outputs);
  if (!outputs.ok) throw new Error(`${called.name} does not return what it declares: ${outputs.faults.join("; ")}`);
  const declared = { ok: true as const, outputs: outputs.values };
  return writeDown(ctx, run, { executionId, name: called.name, inputs, result: declared });
}

/** After the step and never before: the lock of a channel has to be the first thing that a transaction takes. */
async function writeDown(
  ctx: WriteContext,
  run: WorkflowRunRow,
  done: {
    readonly executionId: string;
    readonly name: string;
    readonly inputs: Fields;
    readonly result: StepResult;
  },
): Promise<Outcome<object, StepCode>> {
  const { executionId, result } = done;
  const waitMs = "waitMs" in result ? result.waitMs : undefined;
  const isDone = waitMs === undefined;
  const next = isDone
    ? { position: run.position + 1, due_ms: ctx.nowMs, attempts: 0 }
    : { execution_id: executionId, due_ms: ctx.nowMs + waitMs, attempts: 0 };
  if (!(await updateRunFrom(ctx.db, run, next))) return refuse("overtaken");
  const execution = {
    id: executionId,
    position: run.position,
    app_id: run.app_id,
    function: done.name,
    place: "builtin" as const,
  };
  await insertExecution(ctx.db, {
    ...execution,
    run_id: run.id,
    team_id: run.team_id,
    inputs: JSON.stringify(done.inputs),
    outputs: "outputs" in result ? JSON.stringify(result.outputs) : null,
    status: isDone ? "completed" : "running",
    error: null,
    created_ms: ctx.nowMs,
    deadline_ms: ctx.nowMs + (waitMs ?? 0),
    ended_ms: isDone ? ctx.nowMs : null,
  });
  if ("surface" in result && result.surface !== undefined) await insertSurface(ctx.db, result.surface, executionId);
  if (isDone) await recordStepEnded(ctx, run, workflowIn(run), { ...execution, outcome: "completed" });
  return succeed({});
}

import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { builtinOf, isBuiltinName } from "@platform/protocol/builtins/builtins.ts";
import { coerceAll } from "@platform/protocol/workflows/coerce.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { fillTemplates } from "@platform/protocol/workflows/template.ts";
import { insertExecution, insertSurface, selectExecutionsOfRun } from "../../storage/queries/executions.ts";
import { updateRunFrom } from "../../storage/queries/runs.ts";
import type { WorkflowRunRow } from "../../storage/tables/runs.ts";
import { accessRunner, type Runner } from "../access/accessRunner.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { Inputs, type StepResult } from "../builtins/builtin.ts";
import { builtins } from "../builtins/builtins.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { wayOf } from "../deliveries/subscriptions.ts";
import { openExecution, placeOf } from "../functions/openExecution.ts";
import type { WorkflowStep } from "../workflows/readWorkflow.ts";
import { recordStepEnded } from "./recordRun.ts";
import { functionOf, lookupIn, type StepFunction, workflowIn } from "./lookup.ts";

export type TakeStepCode = "overtaken" | "step_failed";

/** Begins the step that a run stands before, and does it when the platform itself can. */
export async function takeStep(
  ctx: WriteContext,
  run: WorkflowRunRow,
  step: WorkflowStep,
  baseUrl: string,
): Promise<Outcome<object, TakeStepCode>> {
  const workflow = workflowIn(run);
  const called = functionOf(workflow, step);
  if (!called) return refuse("step_failed", `there is no function ${step.function}`);
  const runner = await accessRunner(ctx.db, run.app_id, run.team_id);
  if (!runner)
    return refuse("step_failed", "the app is not installed in this workspace any more, or an admin has restricted it");
  const read = await readInputs(ctx, run, step, called);
  if (!read.ok) return read;
  if (called.isBuiltin)
    return doBuiltin({ ...ctx, caller: runner.caller }, run, { called, inputs: read.inputs, baseUrl });
  const why = whyUnreachable(runner);
  if (why !== undefined) return refuse("step_failed", why);
  const definition = workflow.functions[called.name] ?? {};
  const opened = await openExecution(ctx, runner, run, { name: called.name, definition, inputs: read.inputs });
  const waiting = { execution_id: opened.id, due_ms: opened.deadlineMs, attempts: 0 };
  return (await updateRunFrom(ctx.db, run, waiting)) ? succeed({}) : refuse("overtaken");
}

/** Nobody would ever do the step; that is known now, and need not be found out by waiting. */
function whyUnreachable({ app }: Runner): string | undefined {
  const manifest = manifestOf(app);
  if (placeOf(manifest) === "hosted") return undefined;
  if (wayOf(manifest) === undefined) return "the app has neither a request URL for events nor a socket";
  return app.events_off_ms === null ? undefined : "the app is told of no events any more, because too many failed";
}

/** What a step is handed: its templates filled in, held against what its function declares. */
export async function readInputs(
  ctx: ReadContext,
  run: WorkflowRunRow,
  step: WorkflowStep,
  called: StepFunction,
): Promise<Outcome<{ inputs: Fields }, "step_failed">> {
  const lookup = lookupIn(workflowIn(run), run, await selectExecutionsOfRun(ctx.db, run.id));
  const read = coerceAll(called.inputs, fillTemplates(step.inputs, lookup) as Fields);
  if (!read.ok) return refuse("step_failed", ...read.faults.map((fault) => explain(step, fault)));
  const isShort = JSON.stringify(read.values).length <= limits.function_values_bytes_max;
  return isShort ? succeed({ inputs: read.values }) : refuse("step_failed", "its inputs are too long");
}

/** Names the reference that led to nothing: that is where the author has to look. */
function explain(step: WorkflowStep, fault: string): string {
  const given = step.inputs[fault.split(" ", 1)[0] ?? ""];
  const isReference = fault.endsWith(" is missing") && typeof given === "string" && given.includes("{{");
  return isReference ? `${fault}: ${given} holds nothing` : fault;
}

async function doBuiltin(
  ctx: WriteContext & { readonly caller: Runner["caller"] },
  run: WorkflowRunRow,
  { called, inputs, baseUrl }: { readonly called: StepFunction; readonly inputs: Fields; readonly baseUrl: string },
): Promise<Outcome<object, TakeStepCode>> {
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
  return writeDown(ctx, run, { executionId, name: called.name, inputs, result });
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
): Promise<Outcome<object, TakeStepCode>> {
  const { executionId, result } = done;
  const waitMs = "waitMs" in result ? result.waitMs : undefined;
  const isDone = waitMs === undefined;
  await insertExecution(ctx.db, {
    id: executionId,
    run_id: run.id,
    position: run.position,
    app_id: run.app_id,
    team_id: run.team_id,
    function: done.name,
    place: "builtin",
    inputs: JSON.stringify(done.inputs),
    outputs: "outputs" in result ? JSON.stringify(result.outputs) : null,
    status: isDone ? "completed" : "running",
    error: null,
    created_ms: ctx.nowMs,
    deadline_ms: ctx.nowMs + (waitMs ?? 0),
    ended_ms: isDone ? ctx.nowMs : null,
  });
  if ("surface" in result && result.surface !== undefined) await insertSurface(ctx.db, result.surface, executionId);
  const next = isDone
    ? { position: run.position + 1, due_ms: ctx.nowMs, attempts: 0 }
    : { execution_id: executionId, due_ms: ctx.nowMs + waitMs, attempts: 0 };
  if (!(await updateRunFrom(ctx.db, run, next))) return refuse("overtaken");
  const execution = { id: executionId, position: run.position, function: done.name, place: "builtin" as const };
  if (isDone) await recordStepEnded(ctx, run, workflowIn(run), { ...execution, outcome: "completed" });
  return succeed({});
}

function missingScope(name: string, granted: readonly string[]): string | undefined {
  const groups = builtinOf(name)?.scopes ?? [];
  return groups.find((group) => !group.some((scope) => granted.includes(scope)))?.join(" or ");
}

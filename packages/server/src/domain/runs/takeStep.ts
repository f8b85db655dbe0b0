import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateRunFrom } from "../../storage/queries/runs.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import { accessRunner, type Runner } from "../access/accessRunner.ts";
import { writersOf } from "../access/accessSharedFunction.ts";
import { whyAppIsLost } from "../access/whyAppIsLost.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { WriteContext } from "../context.ts";
import { wayOf } from "../deliveries/subscriptions.ts";
import { openExecution, placeOf } from "../functions/openExecution.ts";
import type { WorkflowStep } from "../workflows/readWorkflow.ts";
import { findShared, isShared } from "../workflows/shareFunctions.ts";
import { doBuiltinStep } from "./doBuiltinStep.ts";
import { functionOf, workflowIn } from "./lookup.ts";
import { readStepInputs } from "./readStepInputs.ts";
import type { StepCode } from "./stepCode.ts";

/** Begins the step that a run stands before, and does it when the platform itself can. */
export async function takeStep(
  ctx: WriteContext,
  run: WorkflowRunRow,
  step: WorkflowStep,
  baseUrl: string,
): Promise<Outcome<object, StepCode>> {
  const workflow = workflowIn(run);
  const called = functionOf(workflow, step);
  if (!called) return refuse("step_failed", whyMissing(step));
  const runner = await accessRunner(ctx.db, run.app_id, run.team_id);
  if (!runner) return refuse("step_failed", (await whyAppIsLost(ctx.db, run.app_id, run.team_id)) ?? "the app is gone");
  const read = await readStepInputs({ ...ctx, baseUrl }, run, step, called);
  if (!read.ok) return read;
  const { inputs } = read;
  if (called.isBuiltin) return doBuiltinStep({ ...ctx, caller: runner.caller }, run, { called, inputs, baseUrl });
  const doer = called.appId === undefined ? runner : await accessDoer(ctx, run, step, called.appId);
  if (!doer) return refuse("step_failed", whyMissing(step));
  const why = whyUnreachable(doer);
  if (why !== undefined) return refuse("step_failed", why);
  const { name, definition = {} } = called;
  const opened = await openExecution(ctx, doer, run, { name, definition, inputs });
  const waiting = { execution_id: opened.id, due_ms: opened.deadlineMs, attempts: 0 };
  return (await updateRunFrom(ctx.db, run, waiting)) ? succeed({}) : refuse("overtaken");
}

/** The other app that does a step: checked again, because it may have been removed, or have stopped sharing, since the run began. */
async function accessDoer(
  { db }: WriteContext,
  { app_id: appId, team_id: teamId }: WorkflowRunRow,
  step: WorkflowStep,
  doerId: string,
): Promise<Runner | undefined> {
  const use = { appId, teamId, people: await writersOf(db, appId) };
  return (await findShared(db, step.function, use)) && accessRunner(db, doerId, teamId);
}

function whyMissing({ function: named }: WorkflowStep): string {
  return isShared(named)
    ? `no app in this workspace shares a function ${named} with anybody who may change this one`
    : `there is no function ${named}`;
}

/** Nobody would ever do the step; that is known now, and need not be found out by waiting. */
function whyUnreachable({ app }: Runner): string | undefined {
  const manifest = manifestOf(app);
  if (placeOf(manifest) === "hosted") return undefined;
  if (wayOf(manifest) === undefined) return "the app has neither a request URL for events nor a socket";
  return app.events_off_ms === null ? undefined : "the app's event delivery is off, because too many deliveries failed";
}

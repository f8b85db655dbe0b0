import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateRunFrom } from "../../storage/queries/runs.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import { accessRunner, type Runner } from "../access/accessRunner.ts";
import { type SharedUse, writersOf } from "../access/accessSharedFunction.ts";
import { mayUseFunction } from "../access/mayUseFunction.ts";
import { whyAppIsLost } from "../access/whyAppIsLost.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { WriteContext } from "../context.ts";
import { wayOf } from "../deliveries/subscriptions.ts";
import { openExecution, placeOf } from "../functions/openExecution.ts";
import type { WorkflowStep } from "../workflows/readWorkflow.ts";
import { explainUnshared, findShared, isShared } from "../workflows/shareFunctions.ts";
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
  if (!called) return refuse("step_failed", await whyMissing(ctx, run, step));
  const runner = await accessRunner(ctx.db, run.app_id, run.team_id);
  if (!runner) return refuse("step_failed", (await whyAppIsLost(ctx.db, run.app_id, run.team_id)) ?? "the app is gone");
  const read = await readStepInputs({ ...ctx, baseUrl }, run, step, called);
  if (!read.ok) return read;
  const { inputs } = read;
  if (called.isBuiltin) return doBuiltinStep({ ...ctx, caller: runner.caller }, run, { called, inputs, baseUrl });
  const { appId: doerId = run.app_id } = called;
  const isOwn = doerId === run.app_id;
  if (isOwn && !(await mayUseOwn(ctx, run, called.name))) {
    return refuse("step_failed", `an administrator does not let this workflow use the function ${called.name}`);
  }
  const doer = isOwn ? runner : await accessDoer(ctx, run, step, doerId);
  if (!doer) return refuse("step_failed", await whyMissing(ctx, run, step));
  const why = whyUnreachable(doer);
  if (why !== undefined) return refuse("step_failed", why);
  const { name, definition = {} } = called;
  const opened = await openExecution(ctx, doer, run, { name, definition, inputs });
  const waiting = { execution_id: opened.id, due_ms: opened.deadlineMs, attempts: 0 };
  return (await updateRunFrom(ctx.db, run, waiting)) ? succeed({}) : refuse("overtaken");
}

/** An app always shares its functions with itself, but administrators may have decided about them. */
async function mayUseOwn({ db }: WriteContext, run: WorkflowRunRow, callbackId: string): Promise<boolean> {
  const { app_id: appId, team_id: teamId } = run;
  return mayUseFunction(db, { appId, callbackId }, { teamId, people: () => writersOf(db, appId) });
}

/** The other app that does a step: checked again, because it may have been removed, or have stopped sharing, since the run began. */
async function accessDoer(
  { db }: WriteContext,
  run: WorkflowRunRow,
  step: WorkflowStep,
  doerId: string,
): Promise<Runner | undefined> {
  return (await findShared(db, step.function, await useOf({ db }, run))) && accessRunner(db, doerId, run.team_id);
}

async function useOf({ db }: Pick<WriteContext, "db">, run: WorkflowRunRow): Promise<SharedUse> {
  return { appId: run.app_id, teamId: run.team_id, people: await writersOf(db, run.app_id) };
}

async function whyMissing(
  { db }: WriteContext,
  run: WorkflowRunRow,
  { function: named }: WorkflowStep,
): Promise<string> {
  return isShared(named) ? explainUnshared(db, named, await useOf({ db }, run)) : `there is no function ${named}`;
}

/** Nobody would ever do the step; that is known now, and need not be found out by waiting. */
function whyUnreachable({ app }: Runner): string | undefined {
  const manifest = manifestOf(app);
  if (placeOf(manifest) === "hosted") return undefined;
  if (wayOf(manifest) === undefined) return "the app has neither a request URL for events nor a socket";
  return app.events_off_ms === null ? undefined : "the app's event delivery is off, because too many deliveries failed";
}

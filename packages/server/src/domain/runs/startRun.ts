import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { coerceAll } from "@platform/protocol/workflows/coerce.ts";
import { type Fields, parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { insertRun, selectRunByKey } from "../../storage/queries/runs.ts";
import { accessRunner } from "../access/accessRunner.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { readWorkflow, type Workflow } from "../workflows/readWorkflow.ts";
import { shareFunctions } from "../workflows/shareFunctions.ts";
import { recordRunStarted } from "./recordRun.ts";

export interface NewRun {
  readonly appId: string;
  /** Where it runs; the app has to be installed there. */
  readonly teamId: string;
  /** Callback id of the workflow, or `#/workflows/<callback id>`. */
  readonly workflow: string;
  /** As the trigger filled them in; text that says a value of the declared type is taken for it. */
  readonly inputs: Fields;
  readonly triggerId?: string | undefined;
  /** Which of the inputs a person entered: messages show them as data. */
  readonly enteredInputs?: readonly string[] | undefined;
  /** Who started it; nobody when time, an event or a webhook did. */
  readonly startedBy?: string | undefined;
  /** Names this start among all of the app: the id of an event and of a trigger, for instance. */
  readonly key: string;
}

export type StartRunCode = "app_not_found" | "workflow_not_found" | "parameter_validation_failed";

export interface StartedRun {
  readonly runId: string;
  /** False when there was a run of this key before. */
  readonly isNew: boolean;
}

/**
 * Starts a run of an app's workflow. What it promises:
 *
 * - One run per app and key, for any number of calls and servers, also after a restart: a later call gets
 *   the id of the run that exists.
 * - Durable with the commit of the transaction that starts it. `startRun.within(ctx, ...)` makes it a part of another
 *   write, so that an event is passed, or a schedule moved on, exactly when its run is there.
 * - From then on it goes on by itself, step by step, on whichever server is up: see `advanceRun`. Nobody has to wake it.
 * - It runs the workflow as it is now. A manifest that changes later is for later runs.
 *
 * The caller checks who may start it. Inputs that do not match the workflow are refused, each
 * fault in a sentence that names the input.
 */
export const startRun = defineOperation(
  import.meta,
  async (ctx, asked: NewRun): Promise<Outcome<StartedRun, StartRunCode>> => {
    const { appId, teamId } = asked;
    const known = await selectRunByKey(ctx.db, appId, asked.key);
    if (known) return succeed({ runId: known.id, isNew: false });
    const runner = await accessRunner(ctx.db, appId, teamId);
    if (!runner) return refuse("app_not_found");
    const workflow = readWorkflow(manifestOf(runner.app), asked.workflow);
    if (!workflow) return refuse("workflow_not_found");
    const read = coerceAll(parametersIn(workflow.inputParameters), asked.inputs, workflow.types);
    if (!read.ok) return refuse("parameter_validation_failed", ...read.faults);
    const inputs = JSON.stringify(read.values);
    if (inputs.length > limits.function_values_bytes_max) {
      return refuse("parameter_validation_failed", "the inputs are too long");
    }
    const complete = await shareFunctions(ctx.db, workflow, { appId, teamId });
    const { enteredInputs = [] } = asked;
    return insertOnce(ctx, asked, enteredInputs.length === 0 ? complete : { ...complete, enteredInputs }, inputs);
  },
);

async function insertOnce(
  ctx: WriteContext,
  { appId, teamId, triggerId, startedBy, key }: NewRun,
  workflow: Workflow,
  inputs: string,
): Promise<Outcome<StartedRun, never>> {
  const id = ctx.ids.next("run");
  const run = {
    id,
    app_id: appId,
    team_id: teamId,
    workflow: workflow.callbackId,
    trigger_id: triggerId ?? null,
    started_by: startedBy ?? null,
  };
  const isNew = await insertRun(ctx.db, {
    ...run,
    key,
    definition: JSON.stringify(workflow),
    inputs,
    outputs: null,
    status: "running",
    execution_id: null,
    due_ms: ctx.nowMs,
    error: null,
    created_ms: ctx.nowMs,
    ended_ms: null,
  });
  if (!isNew) return succeed({ runId: (await selectRunByKey(ctx.db, appId, key))?.id ?? "", isNew });
  await recordRunStarted(ctx, run, workflow);
  return succeed({ runId: id, isNew });
}

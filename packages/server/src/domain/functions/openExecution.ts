import { limits, printTs } from "@platform/protocol";
import { isHosted } from "@platform/protocol/manifest/isHosted.ts";
import type { FunctionDefinition, Manifest } from "@platform/protocol/manifest/manifest.ts";
import { type Fields, type Parameter, parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { insertExecution } from "../../storage/queries/executions.ts";
import type { FunctionPlace } from "../../storage/tables/functionExecutions.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import type { Runner } from "../access/accessRunner.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { functionIdOf } from "../workflows/namedIds.ts";
import { mintFunctionToken } from "./token.ts";

export interface Execution {
  readonly id: string;
  readonly deadlineMs: number;
}

/**
 * Hands a step to the app whose function it is: stores the execution with its own token, and notifies the app
 * with a `function_executed` event. Functions in the sandbox get no event; `claimExecutions` claims them.
 */
export async function openExecution(
  ctx: WriteContext,
  runner: Runner,
  run: Pick<WorkflowRunRow, "id" | "team_id" | "position">,
  step: { readonly name: string; readonly definition: FunctionDefinition; readonly inputs: Fields },
): Promise<Execution> {
  const id = ctx.ids.next("execution");
  const place = placeOf(manifestOf(runner.app));
  const limitS = step.definition.time_limit_s ?? limits.function_time_limit_s;
  const deadlineMs = ctx.nowMs + limitS * 1000;
  await insertExecution(ctx.db, {
    id,
    run_id: run.id,
    position: run.position,
    app_id: runner.app.id,
    team_id: run.team_id,
    function: step.name,
    place,
    inputs: JSON.stringify(step.inputs),
    outputs: null,
    status: "running",
    error: null,
    created_ms: ctx.nowMs,
    deadline_ms: deadlineMs,
    ended_ms: null,
  });
  await mintFunctionToken(ctx, runner, { id, team_id: run.team_id, deadline_ms: deadlineMs });
  if (place === "remote") await emitFunctionExecuted(ctx, runner, { executionId: id, run, step });
  return { id, deadlineMs };
}

/** Apps that were deployed say so in their manifest; every other one does its work itself. */
export function placeOf({ settings }: Manifest): Exclude<FunctionPlace, "builtin"> {
  return isHosted(settings) ? "hosted" : "remote";
}

/** Without the token: this is stored, and a copy of the store must hold nothing that opens anything. */
async function emitFunctionExecuted(
  ctx: WriteContext,
  { app }: Runner,
  {
    executionId,
    run,
    step,
  }: {
    readonly executionId: string;
    readonly run: Pick<WorkflowRunRow, "id" | "team_id">;
    readonly step: { readonly name: string; readonly definition: FunctionDefinition; readonly inputs: Fields };
  },
): Promise<void> {
  await emit(ctx, {
    type: "function_executed",
    teamId: run.team_id,
    appId: app.id,
    audience: "app",
    payload: {
      function: describeFunction(app, step.name, step.definition),
      inputs: step.inputs,
      function_execution_id: executionId,
      workflow_execution_id: run.id,
      event_ts: printTs(ctx.nowMs * 1000),
    },
  });
}

/** A function as apps receive it. */
export function describeFunction(app: Runner["app"], callbackId: string, definition: FunctionDefinition) {
  const madeS = Math.floor(app.created_ms / 1000);
  return {
    id: functionIdOf(app.id, callbackId),
    callback_id: callbackId,
    title: definition.title ?? callbackId,
    description: definition.description ?? "",
    type: "app" as const,
    input_parameters: parametersIn(definition.input_parameters).map(describeParameter),
    output_parameters: parametersIn(definition.output_parameters).map(describeParameter),
    app_id: app.id,
    date_created: madeS,
    date_updated: madeS,
    date_deleted: 0,
  };
}

function describeParameter({ name, type, title, description, isRequired }: Parameter) {
  return { type, name, title: title ?? name, description: description ?? "", is_required: isRequired };
}

import { type ActivityLevel, recordActivity } from "../activities/recordActivity.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import type { WriteContext } from "../context.ts";
import { functionIdOf } from "../workflows/namedIds.ts";

export interface HostedLog {
  readonly level: ActivityLevel;
  readonly text: string;
}

/** Which function of which app, and in which run. */
export interface HostedPlace {
  readonly appId: string;
  readonly teamId: string;
  readonly callbackId: string;
  readonly traceId: string;
  readonly executionId: string;
}

/** Of an execution: everything that its run caused has one trace. */
export function hostedPlaceOf(execution: FunctionExecutionRow): HostedPlace {
  const { app_id: appId, team_id: teamId, function: callbackId, run_id: traceId, id: executionId } = execution;
  return { appId, teamId, callbackId, traceId, executionId };
}

/** What a function wrote, for the people who work on its app. */
export async function recordOutput(ctx: WriteContext, place: HostedPlace, logs: readonly HostedLog[]): Promise<void> {
  for (const { level, text } of logs) {
    await recordActivity(ctx, {
      ...componentOf(place),
      level,
      event: "function_execution_output",
      source: "developer",
      payload: { log: text, function_execution_id: place.executionId },
    });
  }
}

export async function recordResult(
  ctx: WriteContext,
  place: HostedPlace,
  result: { readonly version: number | undefined; readonly tookMs: number; readonly error: string | undefined },
): Promise<void> {
  const { version, tookMs, error } = result;
  await recordActivity(ctx, {
    ...componentOf(place),
    level: error === undefined ? "info" : "error",
    event: "function_execution_result",
    payload: {
      function_name: place.callbackId,
      function_execution_id: place.executionId,
      exec_outcome: error === undefined ? "Success" : "Error",
      error,
      duration_ms: Math.round(tookMs),
      version,
    },
  });
}

function componentOf({ appId, teamId, callbackId, traceId }: HostedPlace) {
  return { appId, teamId, traceId, component: { type: "function" as const, id: functionIdOf(appId, callbackId) } };
}

import { printTs } from "@platform/protocol";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import type { Secrets } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectActiveVersion } from "../../storage/queries/appVersions.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import { accessRunner, type Runner } from "../access/accessRunner.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { describeFunction, placeOf } from "../functions/openExecution.ts";
import { functionTokenOf } from "../functions/token.ts";
import { readVariables } from "./variables.ts";

/** Everything that a function of a deployed app is run with. */
export interface HostedCall {
  readonly appId: string;
  readonly teamId: string;
  readonly version: number;
  /** Whose token it is given. */
  readonly executionId: string | undefined;
  /** Where the bundle of the version is kept. */
  readonly blobKey: string;
  readonly callbackId: string;
  readonly body: Fields;
  readonly context: {
    readonly bot_access_token: string;
    readonly app_id: string;
    readonly team_id: string;
    readonly enterprise_id?: string;
    readonly variables: Readonly<Record<string, string>>;
  };
  /** Where its requests may go, besides this server's API. */
  readonly domains: readonly string[];
}

/** Why a function cannot be run, worded for the app's collaborators. */
export interface HostedFault {
  readonly fault: string;
}

export interface HostedTools {
  readonly db: Db;
  readonly secrets: Secrets;
  /** Where this server is reached, without a slash at the end. */
  readonly baseUrl: string;
}

/** An execution as its function sees it: the event that other apps receive, and its own environment. */
export async function callOfExecution(
  tools: HostedTools,
  execution: FunctionExecutionRow,
): Promise<HostedCall | HostedFault> {
  const { id, app_id: appId, team_id: teamId, function: callbackId } = execution;
  const runner = await accessRunner(tools.db, appId, teamId);
  if (!runner) return { fault: "The app is no longer installed in this workspace." };
  const token = functionTokenOf(tools.secrets, id);
  const definition = manifestOf(runner.app).functions?.[callbackId] ?? {};
  const event = {
    type: "function_executed",
    function: describeFunction(runner.app, callbackId, definition),
    inputs: JSON.parse(execution.inputs) as Fields,
    function_execution_id: id,
    workflow_execution_id: execution.run_id,
    event_ts: printTs(execution.created_ms * 1000),
    bot_access_token: token,
  };
  const body = { team_id: teamId, api_app_id: appId, type: "event_callback", event };
  return callOf(tools, runner, { callbackId, teamId, body, token, executionId: id });
}

/** A person's action in what a deployed function has shown; nothing if it belongs to no deployed function. */
export async function callOfInteraction(
  tools: HostedTools,
  appId: string,
  payload: Fields,
): Promise<HostedCall | HostedFault | undefined> {
  const { function_data: data, team, bot_access_token: token } = payload as InteractionPayload;
  const callbackId = data?.function.callback_id;
  if (callbackId === undefined || team === undefined) return undefined;
  const runner = await accessRunner(tools.db, appId, team.id);
  if (!runner || placeOf(manifestOf(runner.app)) !== "hosted") return undefined;
  const executionId = data?.execution_id;
  return callOf(tools, runner, { callbackId, teamId: team.id, body: payload, token: token ?? "", executionId });
}

interface InteractionPayload {
  readonly function_data?: { readonly execution_id: string; readonly function: { readonly callback_id: string } };
  readonly team?: { readonly id: string };
  readonly bot_access_token?: string;
}

async function callOf(
  { db, secrets, baseUrl }: HostedTools,
  { app, caller }: Runner,
  call: Pick<HostedCall, "callbackId" | "teamId" | "body" | "executionId"> & { readonly token: string },
): Promise<HostedCall | HostedFault> {
  const { callbackId, teamId, body, token, executionId } = call;
  const version = await selectActiveVersion(db, app.id);
  if (!version) return { fault: "The app has not been deployed yet: run platform deploy." };
  if (!(JSON.parse(version.functions) as string[]).includes(callbackId)) {
    return { fault: `Version ${version.number} of the app has no function ${callbackId}: deploy it again.` };
  }
  const apiUrl = `${baseUrl}/api/`;
  const variables = await readVariables(db, secrets, app.id);
  return {
    appId: app.id,
    teamId,
    version: version.number,
    executionId,
    blobKey: version.blob_key,
    callbackId,
    body,
    context: {
      bot_access_token: token,
      app_id: app.id,
      team_id: teamId,
      ...(caller.orgId === undefined ? {} : { enterprise_id: caller.orgId }),
      // Under both names: clients that were written for this API look for the second.
      variables: { SLACK_API_URL: apiUrl, ...variables, PLATFORM_API_URL: apiUrl },
    },
    domains: manifestOf(app).outgoing_domains ?? [],
  };
}

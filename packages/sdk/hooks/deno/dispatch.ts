import { functionClient } from "../../src/runtime/client.ts";
import { functionEnding, refusalText } from "./functionEnding.ts";

/** What `start` gets on STDIN. */
export interface StartInput {
  readonly body: Body;
  readonly context: {
    readonly bot_access_token: string;
    readonly app_id: string;
    readonly team_id: string;
    readonly enterprise_id?: string;
    readonly variables: Readonly<Record<string, string>>;
  };
}

interface Body {
  readonly type?: string;
  readonly event?: {
    readonly type: string;
    readonly bot_access_token?: string;
    readonly function_execution_id?: string;
    readonly function?: { readonly callback_id: string };
    readonly inputs?: object;
  };
  readonly bot_access_token?: string;
  readonly function_data?: { readonly function?: { readonly callback_id: string }; readonly inputs?: object };
  readonly actions?: readonly object[];
  readonly view?: object;
}

type Handler = (args: object) => unknown;
type Exports = Readonly<Record<string, unknown>> & { readonly default?: Handler & Readonly<Record<string, unknown>> };

const exportNames: Readonly<Record<string, string>> = {
  block_actions: "blockActions",
  block_suggestion: "blockSuggestion",
  view_submission: "viewSubmission",
  view_closed: "viewClosed",
};

/** Which function it is for; nothing when it is for none. */
export function callbackIdOf({ event, function_data: data }: Body): string | undefined {
  return event?.type === "function_executed" ? event.function?.callback_id : data?.function?.callback_id;
}

export function typeOf({ event, type }: Body): string {
  return event?.type ?? type ?? "";
}

/** Hands what arrived to the handler for it, with the arguments that it has when the platform runs it, too. */
export async function dispatch(module: Exports, { body, context }: StartInput): Promise<object> {
  const type = typeOf(body);
  const handler = type === "function_executed" ? module.default : pick(module, exportNames[type]);
  const chosen = handler ?? pick(module, "unhandledEvent");
  if (typeof chosen === "function") return (await chosen(argumentsFor(type, body, context))) ?? {};
  console.warn(`The function has no handler for ${type}.`);
  return {};
}

/**
 * Tells the platform how an execution ended; a handler that waits for a person says `completed: false`. Outputs that the
 * platform refuses fail the step, or it would run until its time limit.
 */
export async function complete(result: object, { body, context }: StartInput): Promise<void> {
  const ending = functionEnding(result);
  if (!ending) return;
  const client = clientFor(body, context);
  const execution = { function_execution_id: body.event?.function_execution_id };
  const fail = (error: string) => client.apiCall("functions.completeError", { ...execution, error });
  if (ending.kind === "failed") return report(await fail(ending.error));
  const answer = await client.apiCall("functions.completeSuccess", { ...execution, outputs: ending.outputs });
  if (answer.ok || isOver(answer)) return report(answer);
  const why = refusalText(answer);
  console.error(`The step fails: ${why}.`);
  report(await fail(why));
}

function report(answer: Answer): void {
  if (!answer.ok) console.error(`The platform did not accept the end of the function: ${refusalText(answer)}.`);
}

/** The execution has ended otherwise, so there is nothing left to fail. */
function isOver({ error }: Answer): boolean {
  return error === "execution_not_in_running_state" || error === "function_execution_not_found";
}

type Answer = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

function pick(module: Exports, name: string | undefined): Handler | undefined {
  return name === undefined ? undefined : ((module.default?.[name] ?? module[name]) as Handler | undefined);
}

function argumentsFor(type: string, body: Body, context: StartInput["context"]): object {
  return {
    body,
    token: tokenFor(body, context),
    env: context.variables,
    inputs: body.event?.inputs ?? body.function_data?.inputs ?? {},
    team_id: context.team_id,
    enterprise_id: context.enterprise_id ?? "",
    client: clientFor(body, context),
    ...(type === "function_executed" ? { event: body.event } : {}),
    ...(body.actions ? { action: body.actions[0] } : {}),
    ...(body.view ? { view: body.view } : {}),
  };
}

function clientFor(body: Body, context: StartInput["context"]) {
  return functionClient({ token: tokenFor(body, context), apiUrl: apiUrlOf(context) });
}

function tokenFor(body: Body, context: StartInput["context"]): string {
  return body.event?.bot_access_token ?? body.bot_access_token ?? context.bot_access_token;
}

export function apiUrlOf({ variables }: StartInput["context"]): string {
  return variables["PLATFORM_API_URL"] ?? variables["SLACK_API_URL"] ?? "http://localhost:8065/api/";
}

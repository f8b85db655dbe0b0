import type { Answer, Connection } from "../accounts/connect.ts";
import { baseUrlOf } from "../accounts/account.ts";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";
import type { ProjectHooks } from "../hooks/projectHooks.ts";
import { keepSocket } from "./keepSocket.ts";
import type { LocalApp } from "./localApp.ts";
import { runEvents } from "./runEvents.ts";
import type { RunView } from "./runView.ts";

export interface SocketRun {
  readonly hooks: ProjectHooks;
  readonly app: LocalApp;
  readonly connection: Connection;
  readonly view: RunView;
  readonly io: CommandIo;
}

/** Tokens do not come back to life, so asking again would go on for ever. */
const finalRefusals = new Set([
  "invalid_auth",
  "not_authed",
  "token_revoked",
  "token_expired",
  "account_inactive",
  "not_allowed_token_type",
  "missing_scope",
]);

/** We keep the socket: `start` is called once for each event. */
export async function runOverSocket({ hooks, app, connection, view, io }: SocketRun): Promise<void> {
  const runner = runEvents({ hooks, io, view, context: app.context, given: app.given, variables: app.variables });
  try {
    await keepSocket({
      openUrl: () => openUrl(app, connection, io),
      receive: runner.receive,
      view,
      ending: io.ending,
    });
  } finally {
    await runner.idle();
  }
}

async function openUrl(app: LocalApp, { account }: Connection, io: CommandIo): Promise<string | undefined> {
  const { createClient } = await import("@platform/sdk");
  const token = app.installed.tokens.app_level ?? "";
  const client = createClient({ baseUrl: baseUrlOf(account.api_url), token });
  let answer: Answer;
  try {
    answer = await client.call("apps.connections.open", {}, { signal: io.ending });
  } catch {
    return undefined;
  }
  if (answer.ok) return String(answer["url"]);
  const code = String(answer["error"]);
  if (!finalRefusals.has(code)) return undefined;
  throw new CliError("socket_refused", `The server refused a socket for ${app.installed.app.app_id}: ${code}.`, {
    details: { code },
  });
}

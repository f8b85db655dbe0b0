import type { Answer } from "../accounts/connect.ts";
import type { CommandIo } from "../command.ts";
import { CliError } from "../errors.ts";

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

export interface SocketApp {
  readonly appId: string;
  readonly baseUrl: string;
  /** Its app-level token. */
  readonly token: string;
}

/** The address of one connection for an app; undefined when the server cannot be reached now. */
export async function openSocketUrl(io: CommandIo, { appId, baseUrl, token }: SocketApp): Promise<string | undefined> {
  const { createClient } = await import("@platform/sdk");
  const client = createClient({ baseUrl, token });
  let answer: Answer;
  try {
    answer = await client.call("apps.connections.open", {}, { signal: io.ending });
  } catch {
    return undefined;
  }
  if (answer.ok) return String(answer["url"]);
  const code = String(answer["error"]);
  if (!finalRefusals.has(code)) return undefined;
  throw new CliError("socket_refused", `The server refused a socket for ${appId}: ${code}.`, { details: { code } });
}

import type { StartInput } from "@platform/protocol/hooks/index.ts";
import { baseUrlOf } from "../accounts/account.ts";
import type { CliError } from "../errors.ts";
import type { Envelope } from "./keepSocket.ts";

/**
 * The process that worked on a step of a workflow ended without an answer: the step fails, as it does when a deployed
 * function ends so. Tells whether the step is over; other events have none.
 */
export async function failStep(
  { context }: { context(): StartInput["context"] },
  { payload }: Envelope,
  failure: CliError,
): Promise<boolean> {
  const { event } = payload as { readonly event?: Readonly<Record<string, unknown>> };
  if (event?.["type"] !== "function_executed") return false;
  const { createClient } = await import("@platform/sdk");
  const { variables, bot_access_token: botToken } = context();
  const token = typeof event["bot_access_token"] === "string" ? event["bot_access_token"] : botToken;
  const client = createClient({ baseUrl: baseUrlOf(variables["PLATFORM_API_URL"] ?? ""), token });
  const ending = { function_execution_id: String(event["function_execution_id"]), error: whyEnded(failure) };
  try {
    const answer = await client.call("functions.completeError", ending);
    // It may have ended itself before its process failed.
    return answer.ok || answer.error === "execution_not_in_running_state" || answer.error === "token_revoked";
  } catch {
    return false;
  }
}

/** In the words of the platform about deployed functions (`server/src/runtime/sandbox.ts`). */
function whyEnded({ message, details }: CliError): string {
  const { exit_code: code, signal } = details;
  if (typeof signal === "string") return `Its process ended with ${signal}.`;
  if (typeof code === "number" && code !== 0) return `Its process ended with code ${code}.`;
  return message.split("\n", 1)[0] ?? message;
}

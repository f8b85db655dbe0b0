import { control, sayControl } from "../control.ts";
import type { CallEntry } from "./entry.ts";
import { devText } from "../../../strings/dev.ts";

/**
 * Makes a call again as the person who made it, and returns the result. Tokens are masked in the log, so it goes
 * through the control for acting as a person; what an app's bot did cannot be done again by anybody but the app.
 */
export async function replay({ method, args, caller }: CallEntry): Promise<string> {
  if (caller.kind !== "user") return devText.cannotReplay;
  const given = typeof args === "object" && args !== null ? (args as Record<string, unknown>) : {};
  const { token: _token, ...rest } = given;
  const answer = await control("person.call", { user: caller.user_id, method, args: rest });
  if (!answer.ok) return sayControl(answer);
  const { ok, error } = answer["answer"] as { readonly ok: boolean; readonly error?: string };
  return ok ? devText.replayed(method) : devText.replayFailed(method, error ?? "");
}

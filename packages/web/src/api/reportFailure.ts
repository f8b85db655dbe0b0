import { toast } from "../ui/toast.ts";
import { statusText } from "../strings/statuses.ts";

/** Waits for a call and shows a message when it failed. Returns whether it succeeded. */
export async function reportFailure(
  answer: Promise<{ ok: boolean; error?: string }>,
  sentence: string,
): Promise<boolean> {
  const { ok, error } = await answer.catch(() => ({ ok: false, error: statusText.serverNotResponding }));
  if (!ok) toast(`${sentence}: ${explain(error ?? "")}`);
  return ok;
}

/** An error code as words, for codes that have no sentence of their own. */
export function explain(code: string): string {
  return `${code.replaceAll("_", " ")}.`;
}

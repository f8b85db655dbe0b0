import { toast } from "../ui/toast.ts";
import { explain, unanswered } from "./explain.ts";

/** Waits for a call and shows a message when it failed. Returns whether it succeeded. */
export async function reportFailure(
  answer: Promise<{ ok: boolean; error?: string }>,
  sentence: string,
): Promise<boolean> {
  const { ok, error } = await answer.catch(() => ({ ok: false, error: unanswered }));
  if (!ok) toast(`${sentence}: ${explain(error ?? "")}`);
  return ok;
}

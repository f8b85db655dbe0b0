import { apiText } from "../strings/api.ts";
import { statusText } from "../strings/statuses.ts";

/** Stands for a code where no answer came. */
export const unanswered = "unanswered";

let refusals: ReadonlyMap<string, string> = new Map();

/** Loads the sentences at the first refusal, before anybody can ask for one: most visits need none of them. */
export async function loadRefusals(): Promise<void> {
  if (refusals.size > 0) return;
  const loaded = await import("./refusals.ts").catch(() => undefined);
  if (loaded) refusals = loaded.refusals;
}

/** The sentence of a code, where it has one. */
export function sentenceOf(code: string): string | undefined {
  return code === unanswered ? statusText.serverNotRespondingSentence : refusals.get(code);
}

/** A refusal in a sentence: what happened, and what to do next. A code without one is named, for who looks it up. */
export function explain(code: string): string {
  return sentenceOf(code) ?? apiText.otherRefusal(code);
}

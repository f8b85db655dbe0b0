import type { Person } from "../store/types.ts";

/** A person's status. An expired status is none, even before this client receives the change. */
export function statusOf(person: Person | undefined, nowMs: number): { readonly emoji: string; readonly text: string } {
  const { status_emoji: emoji = "", status_text: text = "", status_expiration: end = 0 } = person?.profile ?? {};
  const isOver = end > 0 && end * 1000 <= nowMs;
  return isOver ? { emoji: "", text: "" } : { emoji: emoji.replaceAll(":", ""), text };
}

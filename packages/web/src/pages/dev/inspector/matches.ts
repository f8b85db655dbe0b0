import { endingOf, type Entry, nameOf } from "./entry.ts";

export interface LogFilter {
  /** A part of the name, a code, an id; words have to be there all. */
  readonly text: string;
  readonly kind: string;
  readonly outcome: string;
}

export function matches(entry: Entry, { text, kind, outcome }: LogFilter): boolean {
  if (kind !== "" && entry.kind !== kind) return false;
  if (outcome !== "" && endingOf(entry) !== outcome) return false;
  const hay = haystack(entry);
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

function haystack(entry: Entry): string {
  const parts = [nameOf(entry), entry.kind, "code" in entry ? entry.code : ""];
  if (entry.kind === "call") parts.push(entry.caller.user_id, entry.caller.app_id ?? "", entry.request_id);
  if (entry.kind === "event") parts.push(entry.channel_id ?? "");
  if (entry.kind === "delivery" || entry.kind === "interaction") parts.push(entry.app_id);
  return parts.join(" ").toLowerCase();
}

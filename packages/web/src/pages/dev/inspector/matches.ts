import { appOf, endingOf, type Entry, nameOf } from "./entry.ts";

export interface LogFilter {
  /** A part of the name, a code, an id; words have to be there all. */
  readonly text: string;
  readonly kind: string;
  readonly outcome: string;
  /** The id of an app. */
  readonly app: string;
  /** A type of event or interaction, or a method. */
  readonly type: string;
  readonly code: string;
}

export function matches(entry: Entry, { text, kind, outcome, app, type, code }: LogFilter): boolean {
  if (kind !== "" && entry.kind !== kind) return false;
  if (outcome !== "" && endingOf(entry) !== outcome) return false;
  if (app !== "" && appOf(entry) !== app) return false;
  if (type !== "" && nameOf(entry) !== type) return false;
  if (code !== "" && codeOf(entry) !== code) return false;
  const hay = haystack(entry);
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

export interface LogChoices {
  readonly apps: readonly string[];
  readonly types: readonly string[];
  readonly codes: readonly string[];
}

/** What can be chosen: what is in the log, and what is chosen already. */
export function choicesIn(entries: readonly Entry[], { app, type, code }: LogFilter): LogChoices {
  const sorted = (values: readonly (string | undefined)[]) =>
    [...new Set(values.flatMap((value) => value || []))].toSorted((a, b) => (a < b ? -1 : 1));
  return {
    apps: sorted([app, ...entries.map(appOf)]),
    types: sorted([type, ...entries.map(nameOf)]),
    codes: sorted([code, ...entries.map(codeOf)]),
  };
}

function codeOf(entry: Entry): string | undefined {
  return entry.kind === "event" ? undefined : entry.code;
}

function haystack(entry: Entry): string {
  const parts = [nameOf(entry), entry.kind, codeOf(entry), appOf(entry), entry.request_id];
  if (entry.kind === "call") parts.push(entry.caller.user_id);
  if (entry.kind === "event") parts.push(entry.channel_id);
  return parts.filter(Boolean).join(" ").toLowerCase();
}

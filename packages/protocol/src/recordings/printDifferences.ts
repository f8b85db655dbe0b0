import type { Difference } from "./compareRecordings.ts";
import { comparedContent } from "./comparedContent.ts";
import type { AppStep, RecordedAction, Recording } from "./recordingSchema.ts";
import { segmentsOf } from "./segments.ts";

const lineMax = 100;

/** The differences as text, action by action; empty when there are none. */
export function printDifferences(recording: Pick<Recording, "steps">, differences: readonly Difference[]): string {
  const segments = segmentsOf(recording.steps);
  const lines: string[] = [];
  let last: number | undefined;
  for (const difference of differences) {
    if (difference.action !== last)
      lines.push(...(last === undefined ? [] : [""]), titleOf(segments, difference.action));
    last = difference.action;
    lines.push(...printDifference(difference).map((line) => `  ${line}`));
  }
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}

function titleOf(segments: ReturnType<typeof segmentsOf>, action: number): string {
  const done = segments[action]?.action;
  return done ? `After action ${action}, ${printAction(done)}` : "Before the first action";
}

/** An action in one line. */
export function printAction({ user, name, args }: RecordedAction): string {
  const said = args["text"] ?? args["action_id"] ?? args["command"] ?? args["callback_id"] ?? args["name"];
  const words = typeof said === "string" ? `: ${shorten(said)}` : "";
  return `${user === undefined ? "" : `${user} `}${name}${words}`;
}

function printDifference({ kind, step, fields, recorded, actual }: Difference): string[] {
  if (kind === "changed") {
    return [`changed  ${step}`, ...fields.flatMap((field) => [`    ${field.path}`, ...printValues(field)])];
  }
  const shown = recorded ?? actual;
  return [`${kind.padEnd(8)} ${step}${shown ? ` ${summaryOf(shown)}` : ""}`];
}

function printValues({ recorded, actual }: { readonly recorded: unknown; readonly actual: unknown }): string[] {
  const line = (sign: string, value: unknown) =>
    value === undefined ? [] : printValue(value).map((text) => `      ${sign} ${text}`);
  return [...line("-", recorded), ...line("+", actual)];
}

function printValue(value: unknown): string[] {
  return (typeof value === "string" ? value : JSON.stringify(value)).split("\n");
}

/** A step in one line, without its name. */
export function summaryOf(step: AppStep): string {
  const { text, code, answer, ...rest } = comparedContent(step);
  const refused = code === "ok" || code === "acknowledged" ? "" : ` (${String(code)})`;
  const said = typeof text === "string" ? text : undefined;
  return shorten(said ?? JSON.stringify(answer ?? rest)) + refused;
}

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > lineMax ? `${line.slice(0, lineMax - 1)}…` : line;
}

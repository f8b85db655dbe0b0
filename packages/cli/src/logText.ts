/** A call or an event, as log.list tells it. */
export interface LogEntry {
  readonly seq: number;
  readonly kind: "call" | "event";
  readonly at: string;
  readonly method?: string;
  readonly type?: string;
  readonly code?: string;
  readonly duration_ms?: number;
  readonly caller?: { readonly kind: string; readonly user_id: string };
  readonly args?: unknown;
  readonly payload?: unknown;
}

const detailCharsMax = 160;

/** One line for a person; everything is in `--json`. */
export function logText(entry: LogEntry): string {
  const time = entry.at.slice(11, 23);
  if (entry.kind === "event") return `${time}  event ${entry.type}  ${detail(entry.payload)}\n`;
  const who = entry.caller === undefined || entry.caller.kind === "none" ? "" : `  ${entry.caller.user_id}`;
  return `${time}  ${entry.method} ${entry.code}  ${entry.duration_ms} ms${who}  ${detail(entry.args)}\n`;
}

function detail(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > detailCharsMax ? `${text.slice(0, detailCharsMax)}…` : text;
}

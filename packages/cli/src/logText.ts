/** An entry of the log, as `log.list` presents it. */
export interface LogEntry {
  readonly seq: number;
  readonly kind: "call" | "write" | "event" | "delivery" | "interaction" | "response";
  readonly at: string;
  readonly request_id?: string;
  readonly method?: string;
  readonly operation?: string;
  readonly type?: string;
  readonly code?: string;
  readonly status?: number;
  readonly app_id?: string;
  readonly way?: string;
  readonly attempt?: number;
  readonly retry_in_s?: number;
  readonly duration_ms?: number;
  readonly caller?: { readonly kind: string; readonly user_id: string };
  readonly args?: unknown;
  readonly payload?: unknown;
}

const detailCharsMax = 160;
const kindWidth = "interaction".length;
const requestWidth = 13;

/** One line for a person; everything is in `--json`. */
export function logText(entry: LogEntry): string {
  const time = entry.at.slice(11, 23);
  const request = (entry.request_id ?? "-").padEnd(requestWidth);
  return `${time}  ${request}  ${entry.kind.padEnd(kindWidth)}  ${partsOf(entry).filter(Boolean).join("  ")}\n`;
}

/** Where entries are missing: the server holds only the newest. */
export function droppedText(count: number): string {
  const entries = count === 1 ? "1 entry was" : `${count.toLocaleString("en-US")} entries were`;
  return `… ${entries} dropped: the server keeps only the newest. Use filters, or --follow while you work.\n`;
}

function partsOf(entry: LogEntry): readonly string[] {
  const took = entry.duration_ms === undefined ? "" : `${entry.duration_ms} ms`;
  if (entry.kind === "event") return [entry.type ?? "", detail(entry.payload)];
  if (entry.kind === "write") return [`${entry.operation} ${entry.code}`, took];
  if (entry.kind === "delivery") return [deliveryText(entry), took, detail(entry.payload)];
  if (entry.kind === "interaction")
    return [`${entry.type} to ${entry.app_id}: ${entry.code}`, took, detail(entry.payload)];
  if (entry.kind === "response")
    return [`${entry.type} from ${entry.app_id}: ${entry.code}`, took, detail(entry.payload)];
  const who = entry.caller === undefined || entry.caller.kind === "none" ? "" : entry.caller.user_id;
  return [`${entry.method} ${entry.code}`, took, who, detail(entry.args)];
}

function deliveryText({ type, app_id: appId, way, code, status, attempt = 0, retry_in_s: retryS }: LogEntry): string {
  const result = status === undefined ? code : `${code} (${status})`;
  const tried = attempt > 0 ? `, attempt ${attempt + 1}` : "";
  const next = retryS === undefined ? "" : `, next in ${retryS} s`;
  return `${type} to ${appId} by ${way}: ${result}${tried}${next}`;
}

function detail(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > detailCharsMax ? `${text.slice(0, detailCharsMax)}…` : text;
}

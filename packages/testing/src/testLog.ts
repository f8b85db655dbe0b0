import type { Controls } from "./controls.ts";

export interface LogFilter {
  /** Only calls of this method; `chat.*` for a family. */
  readonly method?: string;
  readonly kind?: LogKind;
  /** Only events, deliveries, interactions and responses of this type. */
  readonly type?: string;
  /** The id of an app: only its calls and what they caused, and what it received and sent. */
  readonly app?: string;
  /** Only one request: its call and everything that it caused. */
  readonly request?: string;
  /** Only entries with this result; `ok` for successful calls. */
  readonly code?: string;
  /** The `seq` of an entry: only later ones. */
  readonly since?: number;
  readonly limit?: number;
}

export type LogKind = "call" | "write" | "event" | "delivery" | "interaction" | "response";

/** An entry of the log, as `log.list` presents it: secrets are masked. */
export interface LogLine {
  readonly seq: number;
  readonly kind: LogKind;
  readonly at: string;
  /** The same for everything that one request caused. */
  readonly request_id?: string;
  /** Of a call. */
  readonly method?: string;
  readonly code?: string;
  readonly status?: number;
  readonly duration_ms?: number;
  readonly caller?: { readonly kind: string; readonly team_id: string; readonly user_id: string };
  readonly args?: Readonly<Record<string, unknown>>;
  readonly answer?: Readonly<Record<string, unknown>>;
  /** Of a write. */
  readonly operation?: string;
  /** Of an event, a delivery, an interaction or a response. */
  readonly type?: string;
  readonly app_id?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

export async function readLog(controls: Controls, filter: LogFilter): Promise<readonly LogLine[]> {
  return (await controls("log.list", { limit: 1_000, ...filter }))["entries"] as LogLine[];
}

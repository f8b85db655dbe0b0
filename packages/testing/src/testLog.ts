import type { Controls } from "./controls.ts";

export interface LogFilter {
  /** Only calls of this method; `chat.*` for a family. */
  readonly method?: string;
  readonly kind?: "call" | "event";
  /** Only calls that were answered so; `ok` for those that succeeded. */
  readonly code?: string;
  /** The `seq` of an entry: only later ones. */
  readonly since?: number;
  readonly limit?: number;
}

/** A call or an event, as `log.list` tells it: secrets are masked. */
export interface LogLine {
  readonly seq: number;
  readonly kind: "call" | "event";
  readonly at: string;
  /** Of a call. */
  readonly method?: string;
  readonly request_id?: string;
  readonly code?: string;
  readonly status?: number;
  readonly duration_ms?: number;
  readonly caller?: { readonly kind: string; readonly team_id: string; readonly user_id: string };
  readonly args?: Readonly<Record<string, unknown>>;
  readonly answer?: Readonly<Record<string, unknown>>;
  /** Of an event. */
  readonly type?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

export async function readLog(controls: Controls, filter: LogFilter): Promise<readonly LogLine[]> {
  return (await controls("log.list", { limit: 1_000, ...filter }))["entries"] as LogLine[];
}

/** A line of the log, as `log.list` gives it. */
export type Entry = CallEntry | WriteEntry | EventEntry | DeliveryEntry | InteractionEntry | ResponseEntry;

interface Head {
  readonly seq: number;
  /** ISO text. */
  readonly at: string;
  /** The same for everything that one request caused. */
  readonly request_id?: string;
}

export interface WriteEntry extends Head {
  readonly kind: "write";
  readonly operation: string;
  readonly app_id?: string;
  readonly team_id: string;
  readonly code: string;
  readonly duration_ms: number;
}

/** What an app sent to the response URL of an interaction. */
export interface ResponseEntry extends Head {
  readonly kind: "response";
  readonly type: string;
  readonly app_id?: string;
  readonly code: string;
  readonly duration_ms: number;
  readonly payload: unknown;
}

export interface CallEntry extends Head {
  readonly kind: "call";
  readonly method: string;
  readonly caller: {
    readonly kind: string;
    readonly team_id: string;
    readonly user_id: string;
    readonly app_id?: string;
  };
  readonly status: number;
  readonly code: string;
  readonly duration_ms: number;
  readonly args: unknown;
  readonly answer?: unknown;
}

export interface EventEntry extends Head {
  readonly kind: "event";
  readonly type: string;
  readonly team_id: string;
  readonly channel_id?: string;
  readonly outbox_id: number;
  readonly app_id?: string;
  readonly payload: unknown;
}

export interface DeliveryEntry extends Head {
  readonly kind: "delivery";
  readonly type: string;
  readonly app_id: string;
  readonly event_id: string;
  readonly outbox_id?: number;
  readonly way: "http" | "socket";
  readonly attempt: number;
  readonly code: string;
  readonly status?: number;
  readonly retry_in_s?: number;
  readonly duration_ms: number;
  readonly payload: unknown;
}

export interface InteractionEntry extends Head {
  readonly kind: "interaction";
  readonly type: string;
  readonly app_id: string;
  readonly code: string;
  readonly duration_ms: number;
  readonly payload: unknown;
  readonly answer?: unknown;
}

export function nameOf(entry: Entry): string {
  if (entry.kind === "call") return entry.method;
  return entry.kind === "write" ? entry.operation : entry.type;
}

/** The app that called, received or sent it. */
export function appOf(entry: Entry): string | undefined {
  return entry.kind === "call" ? entry.caller.app_id : entry.app_id;
}

/** How it ended; an event only happens. */
export type Ending = "ok" | "refused" | "none";

export function endingOf(entry: Entry): Ending {
  if (entry.kind === "event") return "none";
  return entry.code === "ok" || entry.code === "acknowledged" ? "ok" : "refused";
}

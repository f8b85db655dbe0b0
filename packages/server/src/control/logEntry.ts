/** When an entry began, and its place among the others: clocks are moved, and many entries share a millisecond. */
export interface Moment {
  readonly atMs: number;
  readonly order: number;
}

export interface CallEntry extends Moment {
  readonly kind: "call";
  readonly requestId: string;
  readonly method: string;
  readonly caller: {
    readonly kind: string;
    readonly teamId: string;
    readonly userId: string;
    readonly appId: string | undefined;
  };
  readonly status: number;
  readonly code: string;
  readonly durationMs: number;
  readonly args: unknown;
  /** The answer as it went out; nothing when the connection was broken instead. */
  readonly answer: string | undefined;
  /** About how much memory arguments and answer take. */
  readonly size: number;
}

export interface EventEntry extends Moment {
  readonly kind: "event";
  /** Names it to the deliveries that follow from it. */
  readonly outboxId: number;
  /** The request that made it happen. */
  readonly requestId: string | undefined;
  /** The app that made the request. */
  readonly appId: string | undefined;
  readonly type: string;
  readonly teamId: string;
  readonly channelId: string | undefined;
  readonly payload: string;
  readonly size: number;
}

/** One attempt to send an event to an app. */
export interface DeliveryEntry extends Moment {
  readonly kind: "delivery";
  readonly appId: string;
  readonly teamId: string;
  readonly eventId: string;
  /** The event that it belongs to; unknown if that was recorded before the log began. */
  readonly outboxId: number | undefined;
  /** The request that made the event happen. */
  readonly requestId: string | undefined;
  readonly type: string;
  readonly way: "http" | "socket";
  /** 0 for the first one. */
  readonly attempt: number;
  /** `acknowledged`, `released` when nobody was there, or why it failed. */
  readonly code: string;
  /** What the app's server answered over HTTP. */
  readonly status: number | undefined;
  /** When it will be tried again. */
  readonly retryInS: number | undefined;
  readonly durationMs: number;
  readonly payload: string;
  readonly size: number;
}

/** What a person did in front of an app, and what the app said. */
export interface InteractionEntry extends Moment {
  readonly kind: "interaction";
  readonly appId: string;
  /** The call through which the person did it. */
  readonly requestId: string | undefined;
  readonly type: string;
  /** `acknowledged`, or why there was no answer. */
  readonly code: string;
  readonly durationMs: number;
  readonly payload: string;
  readonly answer: string | undefined;
  readonly size: number;
}

/** One write operation of a request. */
export interface WriteEntry extends Moment {
  readonly kind: "write";
  readonly requestId: string;
  /** The file that defines it. */
  readonly operation: string;
  readonly appId: string | undefined;
  readonly teamId: string;
  /** `ok`, the refusal, or `failed` when it threw. */
  readonly code: string;
  readonly durationMs: number;
  readonly size: number;
}

/** What an app sent to the response URL of an interaction. */
export interface ResponseEntry extends Moment {
  readonly kind: "response";
  readonly type: "response_url";
  readonly appId: string | undefined;
  /** The request that started the interaction. */
  readonly requestId: string | undefined;
  readonly code: string;
  readonly durationMs: number;
  readonly payload: string;
  readonly size: number;
}

export type NewEntry = CallEntry | WriteEntry | EventEntry | DeliveryEntry | InteractionEntry | ResponseEntry;
export type LogEntry = NewEntry & { readonly seq: number };

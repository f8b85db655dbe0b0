import type { Controls } from "./controls.ts";

/** What goes wrong, and how often; once unless told. */
export interface FaultWish {
  /** The error code to return; one that the method declares. */
  readonly error?: string;
  /** With `ratelimited`: what `Retry-After` says. */
  readonly retryAfterS?: number;
  readonly latencyMs?: number;
  /** Breaks the connection before anything is done (`true`, `request`), or when only the answer is missing (`answer`). */
  readonly drop?: true | "request" | "answer";
  readonly count?: number;
}

/** When a socket of an app is struck: at the next occasion of this kind, or all that are open `now`. */
export type SocketStage = "connect" | "hello" | "envelope" | "acknowledgement" | "ping" | "now";

/** A disconnect message with its reason, or what a network does to a connection. */
export interface SocketFaultWish {
  readonly disconnect?: "warning" | "refresh_requested" | "link_disabled" | "too_many_websockets";
  /** Closed without a close frame, open but silent in both directions, or without answers to the pings of the app. */
  readonly connection?: "closed" | "silent" | "no_pongs";
  readonly count?: number;
}

export interface TestFaults {
  /** Strikes the next calls of a method; `*` for any. Returns the id of the fault. */
  next(method: string, wish: FaultWish): Promise<number>;
  /**
   * Strikes the next deliveries of an event, which can be late or dropped. One whose `answer` is dropped reaches the app,
   * which then receives it again, with the headers of a retry.
   */
  nextDelivery(type: string, wish: Pick<FaultWish, "latencyMs" | "drop" | "count">): Promise<number>;
  /** Strikes the sockets of apps: `nextSocket("hello", { disconnect: "refresh_requested" })`. */
  nextSocket(stage: SocketStage, wish: SocketFaultWish): Promise<number>;
  /** Those that have still to strike. */
  list(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  clear(): Promise<void>;
}

export function testFaults(controls: Controls): TestFaults {
  const add = async (on: object, { retryAfterS, latencyMs, ...wish }: FaultWish & SocketFaultWish): Promise<number> => {
    const times = { retry_after_s: retryAfterS, latency_ms: latencyMs };
    const { fault } = await controls("faults.add", { ...on, ...wish, ...times });
    return (fault as { id: number }).id;
  };
  return {
    next: (method, wish) => add({ method }, wish),
    nextDelivery: (delivery, wish) => add({ delivery }, wish),
    nextSocket: (socket, wish) => add({ socket }, wish),
    list: async () => (await controls("faults.list"))["faults"] as Record<string, unknown>[],
    clear: async () => void (await controls("faults.clear")),
  };
}

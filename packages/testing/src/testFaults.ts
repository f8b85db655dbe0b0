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

export interface TestFaults {
  /** Strikes the next calls of a method; `*` for any. Returns the id of the fault. */
  next(method: string, wish: FaultWish): Promise<number>;
  /** Strikes the next deliveries of an event, which can be late or dropped. */
  nextDelivery(type: string, wish: Pick<FaultWish, "latencyMs" | "drop" | "count">): Promise<number>;
  /** Those that have still to strike. */
  list(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  clear(): Promise<void>;
}

export function testFaults(controls: Controls): TestFaults {
  const add = async (on: object, { error, retryAfterS, latencyMs, drop, count }: FaultWish): Promise<number> => {
    const wish = { error, retry_after_s: retryAfterS, latency_ms: latencyMs, drop, count };
    const { fault } = await controls("faults.add", { ...on, ...wish });
    return (fault as { id: number }).id;
  };
  return {
    next: (method, wish) => add({ method }, wish),
    nextDelivery: (delivery, wish) => add({ delivery }, wish),
    list: async () => (await controls("faults.list"))["faults"] as Record<string, unknown>[],
    clear: async () => void (await controls("faults.clear")),
  };
}

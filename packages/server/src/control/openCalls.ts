import type { Moment } from "./logEntry.ts";

/** Calls that are not answered yet. */
export interface OpenCalls {
  /** A call begins: whatever it causes comes after it, although its own entry is added when it is answered. */
  open(requestId: string): void;
  /** The place of a call that is not answered yet. */
  orderOf(requestId: string): number | undefined;
  /** The call was answered: returns when it began. */
  close(requestId: string): Moment;
  /** Whether a follower should wait for the call before it reads what the call caused. */
  isAwaited(requestId: string | undefined): boolean;
  isEmpty(): boolean;
}

/** A call that takes longer does not hold up followers of the log. */
const awaitedMs = 1_000;
const openMax = 1_000;

interface OpenCall extends Moment {
  readonly openedMs: number;
}

export function createOpenCalls(begin: () => Moment): OpenCalls {
  const calls = new Map<string, OpenCall>();
  return {
    open(requestId) {
      if (calls.has(requestId)) return;
      calls.set(requestId, { ...begin(), openedMs: performance.now() });
      const [oldest] = calls.keys();
      if (calls.size > openMax && oldest !== undefined) calls.delete(oldest);
    },
    orderOf: (requestId) => calls.get(requestId)?.order,
    close(requestId) {
      const { atMs, order } = calls.get(requestId) ?? begin();
      calls.delete(requestId);
      return { atMs, order };
    },
    isAwaited(requestId) {
      const opened = requestId === undefined ? undefined : calls.get(requestId);
      return opened !== undefined && opened.openedMs > performance.now() - awaitedMs;
    },
    isEmpty: () => calls.size === 0,
  };
}

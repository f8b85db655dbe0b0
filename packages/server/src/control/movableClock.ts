import type { Clock } from "../ports/ports.ts";

/**
 * The platform's time, which can be moved ahead; all that expires, waits or is due then does so as if the time had
 * passed. The process around it keeps the time of the machine.
 */
export interface MovableClock extends Clock {
  /** How far it has been moved. */
  readonly aheadMs: number;
  /** Back it never goes: the platform has already dated what it wrote, and expired tokens would open again. */
  advance(ms: number): void;
  /** Moves it to a moment that is still to come. */
  set(ms: number): void;
  /** Stands still until it is started; it can be moved meanwhile. */
  stop(): void;
  /** Goes on with the time of the machine, which is later or the same. */
  start(): void;
  /** Takes over how far another state of the store was ahead: what has been dated later is gone with the old one. */
  follow(aheadMs: number): void;
}

/** Runs with the clock below it. That one's own jumps show through, because the platform must bear them in earnest. */
export function movableClock(below: Clock): MovableClock {
  let aheadMs = 0;
  /** The time of the clock below when this one was stopped. */
  let stoppedMs: number | undefined;
  const nowMs = (): number => (stoppedMs ?? below.nowMs()) + aheadMs;

  function advance(ms: number): void {
    if (!(ms >= 0 && Number.isFinite(ms))) throw new RangeError(`time moves ahead only, not by ${ms} ms`);
    if (nowMs() + ms > latestMs) throw new RangeError("the year 9999 is the last one");
    // Whole milliseconds, because the store keeps no other.
    aheadMs += Math.round(ms);
  }

  return {
    nowMs,
    get aheadMs() {
      return aheadMs;
    },
    advance,
    set: (ms) => advance(ms - nowMs()),
    stop() {
      stoppedMs ??= below.nowMs();
    },
    start() {
      stoppedMs = undefined;
    },
    follow(ms) {
      aheadMs = ms;
    },
  };
}

/** Beyond it a moment can no longer be written in the ISO form with four digits that clients parse. */
export const latestMs = Date.UTC(9999, 11, 31);

import { parseDuration } from "./duration.ts";

/** The platform's time. It runs like any clock, and can be moved ahead; tokens then expire as they would have. */
export interface MovableClock {
  nowMs(): number;
  /** Moves time ahead by a duration such as `12h`. Back it never goes: the platform has already dated what it wrote. */
  advance(by: string): void;
}

export function movableClock(): MovableClock {
  let aheadMs = 0;
  return {
    nowMs: () => Date.now() + aheadMs,
    advance(by) {
      aheadMs += parseDuration(by);
    },
  };
}

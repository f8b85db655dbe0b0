import type { Controls } from "./controls.ts";

/** The platform's time. It runs like any clock, and can be moved ahead; tokens then expire as they would have. */
export interface TestClock {
  now(): Promise<Date>;
  /** Moves time ahead by a duration such as `12h`. Back it never goes: the platform has already dated what it wrote. */
  advance(by: string): Promise<Date>;
  /** Moves time to a moment that is still to come. */
  set(to: Date | string): Promise<Date>;
}

export function testClock(controls: Controls): TestClock {
  const dateOf = async (name: string, args?: object) => new Date(Number((await controls(name, { ...args }))["now_ms"]));
  return {
    now: () => dateOf("clock.get"),
    advance: (by) => dateOf("clock.advance", { by }),
    set: (to) => dateOf("clock.set", { to: to instanceof Date ? to.toISOString() : to }),
  };
}

import type { MovableClock } from "./movableClock.ts";

export interface PlatformTime {
  readonly now: string;
  readonly now_ms: number;
  readonly ahead_ms: number;
}

/** Apart from its schema, so that a server can name the time when it starts without loading the controls. */
export function presentTime(clock: MovableClock): PlatformTime {
  const nowMs = clock.nowMs();
  return { now: new Date(nowMs).toISOString(), now_ms: nowMs, ahead_ms: clock.aheadMs };
}

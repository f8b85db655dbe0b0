import type { QuietTime } from "./types.ts";

interface DndStatus {
  readonly next_dnd_start_ts: number;
  readonly next_dnd_end_ts: number;
  readonly snooze_endtime?: number;
}

/** The coming or running window of the schedule, and the snooze, which has begun already. */
export function quietTimesOf(status: DndStatus): QuietTime[] {
  const window = { startS: status.next_dnd_start_ts, endS: status.next_dnd_end_ts };
  return status.snooze_endtime === undefined ? [window] : [window, { startS: 0, endS: status.snooze_endtime }];
}

export const isQuiet = (times: readonly QuietTime[], nowS: number): boolean =>
  times.some(({ startS, endS }) => startS <= nowS && nowS < endS);

/** Whether a window is over, so that the server knows the next one. */
export const isQuietStale = (times: readonly QuietTime[], nowS: number): boolean =>
  times.some(({ startS, endS }) => startS > 1 && endS <= nowS);

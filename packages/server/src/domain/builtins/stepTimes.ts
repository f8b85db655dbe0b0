/** When a step began and ended, in seconds. */
export function stepTimes({ startedMs, endedMs }: { readonly startedMs: number; readonly endedMs: number }) {
  return { timestamp_started: Math.floor(startedMs / 1000), timestamp_completed: Math.floor(endedMs / 1000) };
}

import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";

/** A stretch of time as callers ask for it. */
export interface AskedRange {
  readonly oldest?: string | undefined;
  readonly latest?: string | undefined;
  /** Whether messages exactly at the bounds are part of it. */
  readonly inclusive: boolean;
}

export type RangeCode = "invalid_ts_oldest" | "invalid_ts_latest";

/** After every timestamp there can be; the bounds are exclusive. */
const endOfTime = Number.MAX_SAFE_INTEGER;

/** Both bounds as the store compares them: strictly between `after` and `before`. */
export function readRange(asked: AskedRange): Outcome<{ after: number; before: number }, RangeCode> {
  const edge = asked.inclusive ? 1 : 0;
  const oldest = asked.oldest === undefined ? edge - 1 : parseTs(asked.oldest);
  if (oldest === undefined) return refuse("invalid_ts_oldest");
  const latest = asked.latest === undefined ? endOfTime - edge : parseTs(asked.latest);
  if (latest === undefined) return refuse("invalid_ts_latest");
  return succeed({ after: oldest - edge, before: latest + edge });
}

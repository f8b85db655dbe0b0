/** What clock controls answer. */
export interface PlatformTime {
  readonly now: string;
  readonly now_ms: number;
  readonly ahead_ms: number;
}

const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["m", 60_000],
  ["s", 1_000],
] as const;

/** The time on the platform, and how far that is from the time on the wall. */
export function timeText({ now, ahead_ms: aheadMs }: PlatformTime): string {
  return `${now}, ${aheadMs === 0 ? "the machine's time" : `${spanText(aheadMs)} ahead of the machine's time`}`;
}

export function spanText(ms: number): string {
  let left = Math.floor(ms / 1_000) * 1_000;
  const parts = units.map(([unit, size]) => {
    const amount = Math.floor(left / size);
    left -= amount * size;
    return amount === 0 ? "" : `${amount}${unit}`;
  });
  return parts.join("") || `${ms}ms`;
}

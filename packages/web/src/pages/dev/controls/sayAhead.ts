import { devText } from "../../../strings/dev.ts";

const units = [
  [devText.days, 86_400_000],
  [devText.hours, 3_600_000],
  [devText.minutes, 60_000],
  [devText.seconds, 1_000],
] as const;

/** How far the clock was moved, in the two largest units that say it. */
export function sayAhead(ms: number): string {
  const parts: string[] = [];
  let rest = ms;
  for (const [say, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(say(count));
  }
  const [first, second] = parts;
  if (first === undefined) return devText.notAhead;
  return second === undefined ? first : devText.and(first, second);
}

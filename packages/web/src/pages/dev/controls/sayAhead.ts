const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** How far the clock was moved, in the two largest units that say it. */
export function sayAhead(ms: number): string {
  const parts: string[] = [];
  let rest = ms;
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count.toLocaleString()} ${unit}${count === 1 ? "" : "s"}`);
  }
  return parts.length === 0 ? "not at all" : parts.slice(0, 2).join(" and ");
}

const unitsMs: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** Milliseconds of a duration such as `90s`, `12h`, `2d` or `1h30m`. */
export function parseDuration(text: string): number {
  if (!/^(\d+(\.\d+)?(ms|s|m|h|d|w))+$/.test(text)) {
    throw new TypeError(`"${text}" is no duration. Write 500ms, 90s, 5m, 12h, 2d, 1w, or several together: 1h30m.`);
  }
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d|w)/g)) {
    total += Number(amount) * (unitsMs[unit ?? ""] ?? 0);
  }
  return total;
}

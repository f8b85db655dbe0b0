/** A day in UTC, as files of analytics are made. */
export interface Day {
  /** Like 2026-01-15. */
  readonly text: string;
  readonly fromMs: number;
  readonly beforeMs: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Nothing when the text is no day of the calendar. */
export function parseDay(text: string): Day | undefined {
  const fromMs = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The 30th of February reads as a day of March.
  if (Number.isNaN(fromMs) || dayText(fromMs) !== text) return undefined;
  return { text, fromMs, beforeMs: fromMs + dayMs };
}

export function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

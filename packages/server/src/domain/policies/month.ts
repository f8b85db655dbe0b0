/** The calendar month that a moment falls in, by UTC, as quotas are counted. */
export function monthOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, "2026-01".length);
}

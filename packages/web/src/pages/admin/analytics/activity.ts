import type { MethodResult } from "@platform/sdk";

type Answer = Extract<MethodResult<"admin.analytics.messages.activity">, { readonly ok: true }>;

/** One message, as `admin.analytics.messages.activity` counts it. */
export type Activity = Answer["message_activities"][number];

/** What is counted, and what it is called. */
export const measures = [
  ["unique_user_views_count", "Views"],
  ["unique_user_reactions_count", "Reactions"],
  ["unique_user_clicks_count", "Clicks"],
  ["unique_user_shares_count", "Shares"],
] as const;

export type Measure = (typeof measures)[number][0];

export interface Day {
  /** As in `2026-01-15`, in the zone of whoever looks. */
  readonly date: string;
  readonly startMs: number;
  readonly count: number;
}

const dayMs = 86_400_000;

/** How much of a measure there was on each of the last days; days without a message too, or the eye would skip them. */
export function byDay(rows: readonly Activity[], measure: Measure, days: number, nowMs: number): Day[] {
  const found = Array.from({ length: days }, (_, back) => {
    const startMs = startOfDay(nowMs - (days - 1 - back) * dayMs);
    return { date: dateOf(startMs), startMs, count: 0 };
  });
  for (const row of rows) {
    const day = found.find(({ date }) => date === dateOf(Number(row.timestamp) * 1000));
    if (day) day.count += row[measure];
  }
  return found;
}

function startOfDay(ms: number): number {
  const date = new Date(ms);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function dateOf(ms: number): string {
  const date = new Date(ms);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Views by department, the most first. */
export function byDepartment(rows: readonly Activity[]): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { department, views } of rows.flatMap((row) => row.unique_stats_by_department)) {
    counts.set(department, (counts.get(department) ?? 0) + views);
  }
  return [...counts]
    .map(([name, count]) => ({ name: name === "" ? "No department" : name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

import { locale } from "../../../strings/locale.ts";
import type { MethodResult } from "@platform/sdk";
import { analyticsText } from "../../../strings/analytics.ts";

type Answer = Extract<MethodResult<"admin.analytics.messages.activity">, { readonly ok: true }>;

/** One message, as `admin.analytics.messages.activity` counts it. */
export type Activity = Answer["message_activities"][number];

/** What is counted, and what it is called. */
export const measures = [
  ["unique_user_views_count", analyticsText.views],
  ["unique_user_reactions_count", analyticsText.reactions],
  ["unique_user_clicks_count", analyticsText.clicks],
  ["unique_user_shares_count", analyticsText.shares],
] as const;

export type Measure = (typeof measures)[number][0];

/** On what messages are seen, and what it is called. */
export const clients = [
  ["web_views_count", analyticsText.browser],
  ["desktop_views_count", analyticsText.desktopApp],
  ["mobile_views_count", analyticsText.mobileApp],
] as const;

export interface Day {
  /** As in `2026-01-15`, in UTC: the same days as in the CSV file and in `admin.analytics.getFile`. */
  readonly date: string;
  readonly startMs: number;
  readonly count: number;
}

export interface Bar {
  readonly name: string;
  readonly count: number;
}

const dayMs = 86_400_000;

/** When the first of the last days began: today and those before it. */
export function startOfDays(days: number, nowMs: number): number {
  return Math.floor(nowMs / dayMs) * dayMs - (days - 1) * dayMs;
}

/** How much of a measure there was on each of the last days; days without a message too, or the eye would skip them. */
export function byDay(rows: readonly Activity[], measure: Measure, days: number, nowMs: number): Day[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const date = dateOf(Number(row.timestamp) * 1000);
    counts.set(date, (counts.get(date) ?? 0) + row[measure]);
  }
  return Array.from({ length: days }, (_, at) => {
    const startMs = startOfDays(days, nowMs) + at * dayMs;
    const date = dateOf(startMs);
    return { date, startMs, count: counts.get(date) ?? 0 };
  });
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Views by department, the most first. */
export function byDepartment(rows: readonly Activity[]): Bar[] {
  const counts = new Map<string, number>();
  for (const { department, views } of rows.flatMap((row) => row.unique_stats_by_department)) {
    counts.set(department, (counts.get(department) ?? 0) + views);
  }
  return [...counts]
    .map(([name, count]) => ({ name: name === "" ? analyticsText.noDepartment : name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale));
}

/** Views by kind of client; a person who looks on two kinds counts in both. */
export function byClient(rows: readonly Activity[]): Bar[] {
  return clients.map(([key, name]) => ({
    name,
    count: rows.reduce((sum, row) => sum + row.unique_views_client[key], 0),
  }));
}

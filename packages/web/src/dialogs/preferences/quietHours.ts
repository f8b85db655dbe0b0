export const dayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type DayName = (typeof dayNames)[number];

type WireSchedule = Readonly<Record<string, { readonly start: string; readonly end: string }>>;

/** The schedule as the dialog edits it: the same hours on some days. */
export interface QuietHours {
  readonly isOn: boolean;
  readonly start: string;
  readonly end: string;
  readonly days: readonly DayName[];
}

/** A schedule with different hours per day, which only the API can make, appears with the hours of its first day. */
export function quietHoursOf(schedule: WireSchedule): QuietHours {
  const days = dayNames.filter((day) => schedule[day] !== undefined);
  const first = schedule[days[0] ?? ""];
  if (!first) return { isOn: false, start: "22:00", end: "08:00", days: [...dayNames] };
  return { isOn: true, start: first.start, end: first.end, days };
}

export function scheduleOf({ isOn, start, end, days }: QuietHours): WireSchedule {
  return isOn ? Object.fromEntries(days.map((day) => [day, { start, end }])) : {};
}

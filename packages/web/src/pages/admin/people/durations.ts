import { sessionsText } from "../../../strings/sessions.ts";

const hourS = 3_600;

/** In seconds, as texts because menus have texts. */
export const durationOptions = [
  [String(8 * hourS), sessionsText.durations.h8],
  [String(12 * hourS), sessionsText.durations.h12],
  [String(24 * hourS), sessionsText.durations.d1],
  [String(7 * 24 * hourS), sessionsText.durations.d7],
  [String(30 * 24 * hourS), sessionsText.durations.d30],
] as const;

export const defaultDuration: string = durationOptions[0][0];

/** Other callers of the method may have set any number of seconds. */
export function sayDuration(seconds: number): string {
  const known = durationOptions.find(([value]) => Number(value) === seconds);
  return known?.[1] ?? sessionsText.hours(Math.round(seconds / hourS));
}

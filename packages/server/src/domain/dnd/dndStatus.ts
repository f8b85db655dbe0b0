import { instantOf, wallOf } from "@platform/protocol/triggers/zone.ts";
import type { DndSettingsRow } from "../../storage/tables/dndSettings.ts";

/** For each day from Sunday `[start, end]` in minutes of the day, or null. An end before the start is on the next day. */
export type DndSchedule = readonly (readonly [number, number] | null)[];

export interface DndWindow {
  readonly startMs: number;
  readonly endMs: number;
}

export interface DndStatus {
  readonly isEnabled: boolean;
  /** The running window of the schedule, or the coming one. */
  readonly window: DndWindow | undefined;
  /** The running snooze. */
  readonly snooze: DndWindow | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** When a person is not to be disturbed, in the time zone of that person. */
export function dndStatus(
  { tz, settings }: { readonly tz: string; readonly settings: DndSettingsRow | undefined },
  nowMs: number,
): DndStatus {
  const schedule = settings?.schedule ? (JSON.parse(settings.schedule) as DndSchedule) : undefined;
  const window = schedule && nextWindow(schedule, tz, { nowMs, endedMs: settings?.ended_ms ?? undefined });
  const { snooze_from_ms: startMs, snooze_to_ms: endMs } = settings ?? {};
  const isSnoozing = typeof startMs === "number" && typeof endMs === "number" && endMs > nowMs;
  return { isEnabled: window !== undefined, window, snooze: isSnoozing ? { startMs, endMs } : undefined };
}

/** Whether a person is not to be disturbed now. */
export function isPaused(person: Parameters<typeof dndStatus>[0], nowMs: number): boolean {
  const { window, snooze } = dndStatus(person, nowMs);
  return snooze !== undefined || (window !== undefined && window.startMs <= nowMs);
}

/** A window may have begun yesterday, and one that was ended early is skipped: so the days from -1 to 8 are enough. */
function nextWindow(
  schedule: DndSchedule,
  zone: string,
  { nowMs, endedMs }: { readonly nowMs: number; readonly endedMs: number | undefined },
): DndWindow | undefined {
  const today = Math.floor(wallOf(zone, nowMs) / dayMs) * dayMs;
  for (let after = -1; after <= 8; after++) {
    const day = today + after * dayMs;
    const times = schedule[new Date(day).getUTCDay()];
    if (!times) continue;
    const [start, end] = times;
    const startMs = instantOf(zone, day + start * 60_000);
    const endMs = instantOf(zone, day + end * 60_000 + (end <= start ? dayMs : 0));
    const isEnded = endedMs !== undefined && endedMs >= startMs && endedMs < endMs;
    if (endMs > nowMs && !isEnded) return { startMs, endMs };
  }
  return undefined;
}

import type { DndStatus, DndWindow } from "./dndStatus.ts";

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Clients compare with these times; 1 is long over. */
const none = { dnd_enabled: false, next_dnd_start_ts: 1, next_dnd_end_ts: 1 };

/**
 * What others see. A snooze appears as the running window: it pauses notifications just the same, and its own fields are
 * for the person alone.
 */
export function dndFields({ window, snooze }: DndStatus) {
  return windowFields(snooze ?? window);
}

/** What the person sees: the schedule, and the snooze besides. */
export function ownDndFields({ window, snooze }: DndStatus, nowMs: number) {
  return { ...windowFields(window), ...snoozeFields(snooze, nowMs) };
}

export function snoozeFields(snooze: DndWindow | undefined, nowMs: number) {
  if (!snooze) return { snooze_enabled: false };
  return {
    snooze_enabled: true,
    snooze_endtime: seconds(snooze.endMs),
    snooze_remaining: Math.ceil((snooze.endMs - nowMs) / 1000),
    snooze_is_indefinite: false,
  };
}

function windowFields(window: DndWindow | undefined) {
  if (!window) return none;
  return {
    dnd_enabled: true,
    next_dnd_start_ts: seconds(window.startMs),
    next_dnd_end_ts: seconds(window.endMs),
  };
}

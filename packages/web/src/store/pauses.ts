import { call } from "../api/call.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { pausesText } from "../strings/pauses.ts";

/** Pauses this person's notifications for so long. */
export function pauseFor(minutes: number): Promise<boolean> {
  return reportFailure(call("dnd.setSnooze", { num_minutes: String(minutes) }), pausesText.pauseFailed);
}

/** Ends a snooze and the running window of the schedule. */
export function resumeNotifications(): Promise<boolean> {
  return reportFailure(call("dnd.endDnd", {}), pausesText.resumeFailed);
}

export function notifyAnyway(channel: string, ts: string): Promise<boolean> {
  return reportFailure(call("client.dnd.override", { channel, ts }), pausesText.notifyFailed);
}

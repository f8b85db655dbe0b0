import { call } from "../api/call.ts";
import { reportFailure } from "../api/reportFailure.ts";
import { laterText } from "../strings/later.ts";
import { toast } from "../ui/toast.ts";

/** What can be saved: a message, or a file. */
export type SavedName = { readonly channel: string; readonly timestamp: string } | { readonly file: string };

export type SavedState = "in_progress" | "archived" | "completed";

/** Shown where it is saved with the event, in all browsers of the person. */
export async function save(item: SavedName): Promise<void> {
  const answer = call("stars.add", item).then((saved) => (isThere(saved) ? ({ ok: true } as const) : saved));
  if (await reportFailure(answer, laterText.saveFailed)) toast(laterText.saved);
}

export async function unsave(item: SavedName): Promise<void> {
  await reportFailure(call("stars.remove", item), laterText.removeFailed);
}

const isThere = (answer: { readonly ok: boolean; readonly error?: string }): boolean =>
  !answer.ok && answer.error === "already_starred";

export async function setSavedState(item: SavedName, state: SavedState): Promise<void> {
  await reportFailure(call("client.saved.update", { ...item, state }), laterText.changeFailed);
}

/** Returns whether the server accepted the time. */
export function remindOf(item: SavedName, atMs: number): Promise<boolean> {
  const time = Math.floor(atMs / 1000);
  return reportFailure(call("client.saved.remind", { ...item, time }), laterText.remindFailed);
}

/** Reminders that are about nothing saved. */
export async function completeReminder(reminder: string): Promise<void> {
  await reportFailure(call("reminders.complete", { reminder }), laterText.changeFailed);
}

export async function deleteReminder(reminder: string): Promise<void> {
  await reportFailure(call("reminders.delete", { reminder }), laterText.removeFailed);
}

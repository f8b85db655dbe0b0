import { selectReminders } from "../../storage/queries/reminders.ts";
import type { ReminderRow } from "../access/accessReminder.ts";
import type { ReadContext } from "../context.ts";

/** The caller's reminders in the workspace, completed ones included. */
export function listReminders({ db, caller }: ReadContext): Promise<ReminderRow[]> {
  return selectReminders(db, caller.teamId, caller.userId);
}

import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectReminder } from "../../storage/queries/reminders.ts";
import type { ReminderRow } from "../../storage/tables/reminders.ts";
import type { ReadContext } from "../context.ts";

export type { ReminderRow } from "../../storage/tables/reminders.ts";

/** The only door to a reminder: the person who made it, and the person whom it reminds. */
export async function accessReminder(
  { db, caller }: ReadContext,
  id: string,
): Promise<Outcome<{ reminder: ReminderRow }, "not_found">> {
  const reminder = isIdShaped(id) ? await selectReminder(db, id) : undefined;
  const isOwn = reminder?.user_id === caller.userId || reminder?.creator_id === caller.userId;
  if (!reminder || !isOwn || reminder.team_id !== caller.teamId) return refuse("not_found");
  return succeed({ reminder });
}

import { type Outcome, succeed } from "@platform/protocol";
import { deleteReminderRow } from "../../storage/queries/reminders.ts";
import { accessReminder } from "../access/accessReminder.ts";
import { defineOperation } from "../context.ts";
import { emitSaved } from "../saved/emitSaved.ts";

/** Deletes a reminder with all its times. */
export const deleteReminder = defineOperation(
  import.meta,
  async (ctx, { id }: { readonly id: string }): Promise<Outcome<object, "not_found">> => {
    const seen = await accessReminder(ctx, id);
    if (!seen.ok) return seen;
    await deleteReminderRow(ctx.db, seen.reminder.id);
    if (seen.reminder.channel_id === null) await emitSaved(ctx);
    return succeed({});
  },
);

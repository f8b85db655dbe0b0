import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateReminder } from "../../storage/queries/reminders.ts";
import { moveReminded } from "../../storage/queries/saved.ts";
import { accessReminder } from "../access/accessReminder.ts";
import { defineOperation } from "../context.ts";
import { emitSaved } from "../saved/emitSaved.ts";

export type CompleteCode = "not_found" | "cannot_complete_recurring" | "cannot_complete_others";

/** Marks a reminder as done. It sends no message from then on. */
export const completeReminder = defineOperation(
  import.meta,
  async (ctx, { id }: { readonly id: string }): Promise<Outcome<object, CompleteCode>> => {
    const seen = await accessReminder(ctx, id);
    if (!seen.ok) return seen;
    const { reminder } = seen;
    if (reminder.schedule !== null) return refuse("cannot_complete_recurring");
    if (reminder.channel_id !== null) return refuse("cannot_complete_others");
    if (reminder.completed_ms === null) {
      await updateReminder(ctx.db, reminder.id, { completed_ms: ctx.nowMs, due_ms: null });
      await moveReminded(ctx.db, reminder.id, "completed", ctx.nowMs);
      await emitSaved(ctx);
    }
    return succeed({});
  },
);

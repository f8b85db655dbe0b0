import { completeReminder } from "../../domain/reminders/completeReminder.ts";
import { defineMethod } from "../define.ts";
import { reminderErrors, reminderParam } from "../reminderParams.ts";

export const remindersComplete = defineMethod({
  name: "reminders.complete",
  summary: "Marks a reminder as complete.",
  http: "POST",
  tokens: ["user"],
  scopes: ["reminders:write"],
  rate: 2,
  params: reminderParam,
  result: {},
  errors: {
    ...reminderErrors,
    cannot_complete_recurring: "A recurring reminder can only be deleted.",
    cannot_complete_others: "The reminder of a channel can only be deleted.",
  },
  examples: [{ title: "Done", params: { reminder: "Rm0123456789" } }],
  handler: (ctx, { reminder: id }) => ctx.write(completeReminder, { id }),
});

import { deleteReminder } from "../../domain/reminders/deleteReminder.ts";
import { defineMethod } from "../define.ts";
import { reminderErrors, reminderParam } from "../reminderParams.ts";

export const remindersDelete = defineMethod({
  name: "reminders.delete",
  summary: "Deletes a reminder.",
  http: "POST",
  tokens: ["user"],
  scopes: ["reminders:write"],
  rate: 2,
  params: reminderParam,
  result: {},
  errors: reminderErrors,
  examples: [{ title: "No longer needed", params: { reminder: "Rm0123456789" } }],
  handler: (ctx, { reminder: id }) => ctx.write(deleteReminder, { id }),
});

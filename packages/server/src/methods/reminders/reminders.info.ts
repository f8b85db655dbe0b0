import { succeed } from "@platform/protocol";
import { accessReminder } from "../../domain/access/accessReminder.ts";
import { presentReminder, reminderSchema } from "../../present/reminder.ts";
import { defineMethod } from "../define.ts";
import { reminderErrors, reminderParam } from "../reminderParams.ts";

export const remindersInfo = defineMethod({
  name: "reminders.info",
  summary: "Shows a reminder.",
  http: "GET",
  tokens: ["user"],
  scopes: ["reminders:read"],
  rate: 2,
  params: reminderParam,
  result: { reminder: reminderSchema },
  errors: reminderErrors,
  examples: [{ title: "One reminder", params: { reminder: "Rm0123456789" } }],
  async handler(ctx, { reminder: id }) {
    const seen = await accessReminder(ctx, id);
    return seen.ok ? succeed({ reminder: presentReminder(seen.reminder) }) : seen;
  },
});

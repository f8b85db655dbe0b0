import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listReminders } from "../../domain/reminders/listReminders.ts";
import { presentReminder, reminderSchema } from "../../present/reminder.ts";
import { defineMethod } from "../define.ts";

export const remindersList = defineMethod({
  name: "reminders.list",
  summary: "Lists the caller's reminders, completed ones included.",
  http: "GET",
  tokens: ["user"],
  scopes: ["reminders:read"],
  rate: 2,
  params: {},
  result: { reminders: Type.Array(reminderSchema) },
  errors: {},
  examples: [{ title: "All reminders", params: {} }],
  async handler(ctx) {
    const rows = await listReminders(ctx);
    return succeed({ reminders: rows.map(presentReminder) });
  },
});

import { limits, succeed } from "@platform/protocol";
import { addReminder } from "../../domain/reminders/addReminder.ts";
import { presentReminder, reminderSchema } from "../../present/reminder.ts";
import { defineMethod } from "../define.ts";
import { id, jsonObject, optional, text } from "../params.ts";

export const remindersAdd = defineMethod({
  name: "reminders.add",
  summary: "Creates a reminder for the caller or for a channel.",
  http: "POST",
  tokens: ["user"],
  scopes: ["reminders:write"],
  rate: 2,
  params: {
    text: text({ describe: "What to be reminded of.", maxLength: limits.reminder_text_chars_max }),
    time: text({
      describe:
        "Seconds from now (below 86,400), seconds since 1970, or words such as `in 20 minutes` or `every Monday at 9am`.",
    }),
    user: optional(
      id({ object: "user", describe: "The caller. Nobody else can be reminded.", otherwise: "user_not_found" }),
    ),
    channel: optional(id({ object: "channel", describe: "The channel to remind.", otherwise: "channel_not_found" })),
    recurrence: optional(
      jsonObject({ describe: "`frequency` (daily, weekly, monthly, yearly), and `weekdays` for weekly ones." }),
    ),
  },
  result: { reminder: reminderSchema },
  errors: {
    cannot_parse: "`time` or `recurrence` is not understood, over, or too far ahead.",
    user_not_found: "`user` is unknown, or not visible to the caller.",
    channel_not_found: "`channel` is unknown, or the caller cannot post in it.",
    cannot_add_slackbot: "Slackbot needs no reminders.",
    cannot_add_bot: "Bots need no reminders.",
    cannot_add_others: "People remind only themselves.",
    cannot_add_others_recurring: "People remind only themselves.",
    too_many_reminders: `The caller has ${limits.reminders_max} open reminders.`,
  },
  notes:
    "Times are in the time zone of the caller; a date without a time means 9:00. When a reminder is due, Slackbot writes to the person or into the channel.",
  examples: [{ title: "Every Friday", params: { text: "send invoice", time: "every Friday at 16:00" } }],
  async handler(ctx, { text: what, time, user: userId, channel: channelId, recurrence }) {
    const added = await ctx.write(addReminder, { text: what, time, userId, channelId, recurrence });
    return added.ok ? succeed({ reminder: presentReminder(added.reminder) }) : added;
  },
});

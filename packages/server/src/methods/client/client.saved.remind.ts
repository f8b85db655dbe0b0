import { limits } from "@platform/protocol";
import { remindOfSaved } from "../../domain/saved/remindOfSaved.ts";
import { defineMethod } from "../define.ts";
import { count, optional } from "../params.ts";
import { starErrors, starParams } from "../starParams.ts";

export const clientSavedRemind = defineMethod({
  name: "client.saved.remind",
  summary: "Reminds the caller of a message or file at a time, and saves it.",
  http: "POST",
  tokens: ["user"],
  scopes: ["stars:write", "reminders:write"],
  rate: 3,
  forPeople: true,
  params: {
    ...starParams,
    time: optional(
      count({
        describe: "When, in seconds since 1970. Omit it to remove the reminder.",
        min: 0,
        max: Number.MAX_SAFE_INTEGER,
      }),
    ),
  },
  result: {},
  errors: {
    ...starErrors,
    no_item_specified: "Neither `file` nor `channel` and `timestamp` are given.",
    invalid_time: "`time` is over, or too far ahead.",
    not_starred: "The caller did not save it, so it has no reminder to remove.",
    too_many_stars: `The caller has ${limits.stars_max} stars.`,
    too_many_reminders: `The caller has ${limits.reminders_max} open reminders.`,
  },
  notes:
    "A method of this server's own, for clients. The reminder is one of `reminders.list`, with a link as its text; a reminder about the same item is replaced. When it is due, the caller's sockets get `saved_changed`.",
  examples: [
    { title: "A message", params: { channel: "C0123456789", timestamp: "1700000000.000100", time: 1_700_003_600 } },
  ],
  handler: (ctx, { channel: channelId, timestamp: ts, file: fileId, time: timeS }) =>
    ctx.write(remindOfSaved, {
      name: { channelId, ts, fileId },
      timeS,
      baseUrl: ctx.baseUrl,
      domain: ctx.caller.teamDomain,
    }),
});

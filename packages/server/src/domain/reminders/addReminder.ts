import { limits, type Outcome, refuse, slackbotId, succeed } from "@platform/protocol";
import { insertReminder, selectReminders } from "../../storage/queries/reminders.ts";
import { selectUser } from "../../storage/queries/users.ts";
import { accessChannelToPost } from "../access/accessChannel.ts";
import type { ReminderRow } from "../access/accessReminder.ts";
import { accessUser } from "../access/accessUser.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitSaved } from "../saved/emitSaved.ts";
import { readTiming, type Timing } from "./readTiming.ts";

export interface NewReminder extends Timing {
  readonly text: string;
  readonly userId: string | undefined;
  readonly channelId: string | undefined;
}

type PersonCode =
  | "user_not_found"
  | "cannot_add_slackbot"
  | "cannot_add_bot"
  | "cannot_add_others"
  | "cannot_add_others_recurring";
export type AddReminderCode = PersonCode | "cannot_parse" | "channel_not_found" | "too_many_reminders";

/** Reminds the caller, or a channel that the caller may post in, at a time. */
export const addReminder = defineOperation(
  import.meta,
  async (ctx, input: NewReminder): Promise<Outcome<{ reminder: ReminderRow }, AddReminderCode>> => {
    const { caller, nowMs } = ctx;
    const { userId, teamId } = caller;
    const zone = (await selectUser(ctx.db, teamId, userId))?.tz ?? "UTC";
    const timing = readTiming(input, { zone, nowMs });
    if (!timing.ok) return timing;
    const refusal = await refusePerson(ctx, input.userId, timing.schedule !== undefined);
    if (refusal) return refusal;
    if (input.channelId !== undefined) {
      const seen = await accessChannelToPost(ctx, input.channelId, { isCounted: false });
      if (!seen.ok) return refuse("channel_not_found");
    }
    const open = (await selectReminders(ctx.db, teamId, userId)).filter((row) => row.completed_ms === null);
    if (open.length >= limits.reminders_max) return refuse("too_many_reminders");
    const reminder: ReminderRow = {
      id: ctx.ids.next("reminder"),
      team_id: teamId,
      creator_id: userId,
      user_id: userId,
      channel_id: input.channelId ?? null,
      text: input.text,
      schedule: timing.schedule ? JSON.stringify(timing.schedule) : null,
      time_ms: timing.timeMs,
      due_ms: timing.timeMs,
      completed_ms: null,
      created_ms: nowMs,
    };
    await insertReminder(ctx.db, reminder);
    if (reminder.channel_id === null) await emitSaved(ctx);
    return succeed({ reminder });
  },
);

/** People remind only themselves and channels; reminders for others were abolished. */
async function refusePerson(ctx: WriteContext, userId: string | undefined, isRecurring: boolean) {
  if (userId === undefined || userId === ctx.caller.userId) return undefined;
  if (userId === slackbotId) return refuse("cannot_add_slackbot");
  const found = await accessUser(ctx, userId);
  if (!found.ok) return refuse("user_not_found");
  if (found.user.bot_id !== null) return refuse("cannot_add_bot");
  return refuse(isRecurring ? "cannot_add_others_recurring" : "cannot_add_others");
}

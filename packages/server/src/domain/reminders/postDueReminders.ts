import { type Outcome, slackbotId, succeed } from "@platform/protocol";
import { nextOccurrence } from "@platform/protocol/triggers/nextOccurrence.ts";
import type { Schedule } from "@platform/protocol/triggers/schedule.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
import { moveReminded } from "../../storage/queries/saved.ts";
import { selectDueReminders, takeDueReminder } from "../../storage/queries/reminders.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { accessChannelToPost } from "../access/accessChannel.ts";
import { personCaller } from "../access/personCaller.ts";
import type { ReminderRow } from "../access/accessReminder.ts";
import { openDirect } from "../channels/openDirect.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emitSaved } from "../saved/emitSaved.ts";
import { announce, type MessageHome } from "../messages/writeMessage.ts";
import { type Texts, textsFor, textsIn } from "../strings/texts.ts";

/**
 * Posts one reminder that is due, as a message of Slackbot. The server that moves the reminder to its next time posts
 * the message, in the same transaction: so it is posted once, however many servers poll. A reminder for a person who
 * left, or for a channel that the person can no longer post in, passes without a message.
 */
export const postDueReminders = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const [reminder] = await selectDueReminders(ctx.db, ctx.nowMs, 1);
    if (!reminder) return succeed({ hasMore: false, didWork: false });
    const channel = await findTarget(ctx, reminder);
    // The lock of the channel comes first, as for every message.
    if (channel) await lockChannel(ctx.db, channel.key);
    const isTaken = await takeDueReminder(ctx.db, reminder, nextTime(reminder, ctx.nowMs));
    if (isTaken && channel) {
      const { notices } = await textsForReminder(ctx, reminder);
      await announce(ctx, channel, { user: slackbotId, text: notices.reminder(reminder.text) });
    }
    if (isTaken && reminder.channel_id === null) {
      await moveReminded(ctx.db, reminder.id, "in_progress", ctx.nowMs);
      await emitSaved(ctx, { teamId: reminder.team_id, userId: reminder.user_id });
    }
    return succeed({ hasMore: true, didWork: true });
  },
);

/** In a channel others read it, too: it is in the language of the workspace there. */
async function textsForReminder(ctx: WriteContext, reminder: ReminderRow): Promise<Texts> {
  const { team_id: teamId, user_id: userId, channel_id: channelId } = reminder;
  if (channelId === null) return textsFor(ctx.db, { teamId, userId });
  return textsIn((await selectTeam(ctx.db, teamId))?.locale ?? "en-US");
}

/** Times that passed while no server ran are made up for by one message. */
function nextTime({ schedule }: ReminderRow, nowMs: number): number | null {
  return schedule === null ? null : (nextOccurrence(JSON.parse(schedule) as Schedule, nowMs) ?? null);
}

async function findTarget(ctx: WriteContext, reminder: ReminderRow): Promise<MessageHome | undefined> {
  const { team_id: teamId, user_id: userId, channel_id: channelId } = reminder;
  const caller = await personCaller(ctx.db, { teamId, userId }, []);
  if (!caller) return undefined;
  const own = { ...ctx, caller };
  const found =
    channelId === null
      ? await openDirect(own, [slackbotId])
      : await accessChannelToPost(own, channelId, { isCounted: false });
  return found.ok ? found.channel : undefined;
}

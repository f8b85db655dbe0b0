import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { permalinkOf } from "@platform/protocol/permalink.ts";
import { deleteReminderRow, insertReminder, selectReminders } from "../../storage/queries/reminders.ts";
import { updateSaved } from "../../storage/queries/saved.ts";
import { selectStar } from "../../storage/queries/stars.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { fileBody } from "../files/fileBody.ts";
import { parseBody } from "../messages/message.ts";
import { addStar } from "../stars/addStar.ts";
import { findStarred, type StarCode, type Starred, type StarName } from "../stars/starred.ts";
import { emitSaved } from "./emitSaved.ts";

export interface SavedReminder {
  readonly name: StarName;
  /** In seconds; undefined removes the reminder. */
  readonly timeS: number | undefined;
  /** The workspace, as browsers reach it. */
  readonly baseUrl: string;
  readonly domain: string;
}

export type RemindCode = StarCode | "invalid_time" | "not_starred" | "too_many_stars" | "too_many_reminders";

/** Reminds the caller of a message or file, which is saved with it. A reminder about it is replaced. */
export const remindOfSaved = defineOperation(
  import.meta,
  async (ctx, { name, timeS, ...base }: SavedReminder): Promise<Outcome<object, RemindCode>> => {
    const found = await findStarred(ctx, name);
    if (!found.ok) return found;
    const { kind, objectId, ts } = found.item;
    if (kind === "channel") return refuse("no_item_specified");
    if (timeS !== undefined && !isAhead(timeS * 1000, ctx.nowMs)) return refuse("invalid_time");
    const key = { teamId: ctx.caller.teamId, userId: ctx.caller.userId, objectId, ts };
    const known = await selectStar(ctx.db, key);
    if (!known && timeS === undefined) return refuse("not_starred");
    if (!known) {
      const added = await addStar(ctx, found.item);
      if (!added.ok) return added;
    }
    const star = known ?? (await selectStar(ctx.db, key));
    if (!star) throw new Error("a star that was just added is missing");
    if (star.reminder_id !== null) await deleteReminderRow(ctx.db, star.reminder_id);
    const reminder =
      timeS === undefined ? succeed({ id: null }) : await addReminderRow(ctx, timeS * 1000, linkTo(found.item, base));
    if (!reminder.ok) return reminder;
    await updateSaved(ctx.db, star.id, "in_progress", ctx.nowMs, reminder.id);
    await emitSaved(ctx);
    return succeed({});
  },
);

/** What Slackbot writes is a link only: the text of a message that is deleted must not remain in a reminder. */
function linkTo(item: Starred, { baseUrl, domain }: Pick<SavedReminder, "baseUrl" | "domain">): string {
  if (item.kind === "file") return `<${fileBody(item.seen.file, { baseUrl, isPublic: false }).permalink}>`;
  if (item.kind === "channel") return "";
  const { ts, thread_ts: threadTs } = parseBody(item.seen.message.body);
  return `<${permalinkOf(baseUrl, domain, { channelId: item.objectId, ts, threadTs })}>`;
}

const isAhead = (timeMs: number, nowMs: number): boolean =>
  timeMs > nowMs && timeMs <= nowMs + limits.reminder_ahead_s * 1000;

async function addReminderRow(
  ctx: WriteContext,
  timeMs: number,
  text: string,
): Promise<Outcome<{ id: string }, "too_many_reminders">> {
  const { teamId, userId } = ctx.caller;
  const open = (await selectReminders(ctx.db, teamId, userId)).filter((row) => row.completed_ms === null);
  if (open.length >= limits.reminders_max) return refuse("too_many_reminders");
  const id = ctx.ids.next("reminder");
  await insertReminder(ctx.db, {
    id,
    team_id: teamId,
    creator_id: userId,
    user_id: userId,
    channel_id: null,
    text,
    schedule: null,
    time_ms: timeMs,
    due_ms: timeMs,
    completed_ms: null,
    created_ms: ctx.nowMs,
  });
  return succeed({ id });
}

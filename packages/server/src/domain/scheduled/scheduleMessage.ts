import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { insertScheduled, selectScheduledCount } from "../../storage/queries/scheduledMessages.ts";
import { accessChannelToPost, type PostAccessCode } from "../access/accessChannel.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { authorOf } from "../messages/author.ts";
import type { Content } from "../messages/content.ts";
import { findThread } from "../messages/findThread.ts";
import { type PlaceCode, resolveTarget } from "../messages/resolveTarget.ts";
import { checkSharedLinks, type SharedLinkCode } from "../policies/checkSharedLinks.ts";
import { withoutCodes } from "../messages/withoutCodes.ts";
import { emitScheduled } from "./emitScheduled.ts";
import type { HeldFiles, StoredMessage } from "./heldFiles.ts";

export interface LaterMessage {
  readonly channel: string;
  readonly postAtS: number;
  readonly content: Content;
  readonly threadTs?: string | undefined;
  readonly isBroadcast?: boolean | undefined;
  readonly files?: HeldFiles | undefined;
}

export interface Scheduled {
  readonly id: string;
  readonly channelId: string;
  /** The message as it will be, without its time, and of type `delayed_message`. */
  readonly message: object;
}

export type ScheduleCode =
  | PlaceCode
  | Exclude<PostAccessCode, "message_limit_exceeded">
  | SharedLinkCode
  | "cannot_reply_to_message"
  | "time_in_past"
  | "time_too_far"
  | "restricted_too_many";

/** Puts a message aside until its time comes. Whether it may be posted is asked now, and again then. */
export const scheduleMessage = defineOperation(import.meta, schedule);

/** The same inside another write. */
export async function schedule(ctx: WriteContext, input: LaterMessage): Promise<Outcome<Scheduled, ScheduleCode>> {
  const { content, postAtS, threadTs, isBroadcast, files } = input;
  if (postAtS * 1000 <= ctx.nowMs) return refuse("time_in_past");
  if (postAtS * 1000 > ctx.nowMs + limits.schedule_ahead_s * 1000) return refuse("time_too_far");
  const place = await resolveTarget(ctx, input.channel);
  if (!place.ok) return place;
  const seen = await accessChannelToPost(ctx, place.channelId, { threadTs, isBroadcast, isCounted: false });
  if (!seen.ok) return withoutCodes(seen, "message_limit_exceeded");
  const { channel } = seen;
  if (threadTs !== undefined && !(await findThread(ctx.db, channel.key, threadTs))) {
    return refuse("cannot_reply_to_message");
  }
  const linked = await checkSharedLinks(ctx, channel, content);
  if (!linked.ok) return linked;
  // Or two servers would each find room for the last one.
  await lockChannel(ctx.db, channel.key);
  const fromS = postAtS - (postAtS % limits.schedule_window_s);
  const crowd = await selectScheduledCount(ctx.db, channel.id, fromS, fromS + limits.schedule_window_s);
  if (crowd >= limits.schedule_per_window_max) return refuse("restricted_too_many");

  const id = ctx.ids.next("scheduled");
  const { caller } = ctx;
  await insertScheduled(ctx.db, {
    id,
    // The author's: the channel may be shared by another workspace.
    team_id: caller.teamId,
    channel_id: channel.id,
    user_id: caller.userId,
    post_at_s: postAtS,
    created_ms: ctx.nowMs,
    // PostgreSQL cannot hold a NUL, and blocks may bring one along.
    text: content.text.replaceAll("\u0000", ""),
    caller: JSON.stringify(caller),
    message: JSON.stringify({ channel: channel.id, content, threadTs, isBroadcast, files } satisfies StoredMessage),
  });
  if (caller.appId === undefined) await emitScheduled(ctx, channel.id);
  const { text, fields, metadata } = content;
  const message = { type: "delayed_message", ...authorOf(ctx), text, ...fields, ...(metadata && { metadata }) };
  return succeed({ id, channelId: channel.id, message });
}

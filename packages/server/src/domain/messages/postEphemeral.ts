import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import { lockNextTs } from "../../storage/queries/channels.ts";
import { selectMembersAmong } from "../../storage/queries/members.ts";
import { accessChannelToPost, type PostAccessCode } from "../access/accessChannel.ts";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";
import { checkSharedLinks, type SharedLinkCode } from "../policies/checkSharedLinks.ts";
import { type Guise, speakAs } from "./author.ts";
import type { Content } from "./content.ts";
import { findThread } from "./findThread.ts";
import { withoutCodes } from "./withoutCodes.ts";
import { channelType } from "./writeMessage.ts";

export interface EphemeralMessage {
  readonly channelId: string;
  /** Who alone sees it. */
  readonly userId: string;
  readonly content: Content;
  readonly threadTs?: string | undefined;
  readonly guise?: Guise | undefined;
}

export type EphemeralCode =
  | Exclude<PostAccessCode, "message_limit_exceeded">
  | SharedLinkCode
  | "user_not_in_channel"
  | "cannot_reply_to_message"
  | "missing_scope";

/** Shows something to one member of a channel, now and never again: it is told and not kept. */
export const postEphemeral = defineOperation(
  import.meta,
  async (ctx, input: EphemeralMessage): Promise<Outcome<{ ts: string }, EphemeralCode>> => {
    const { threadTs, userId, content } = input;
    const seen = await accessChannelToPost(ctx, input.channelId, { threadTs, isCounted: false });
    if (!seen.ok) return withoutCodes(seen, "message_limit_exceeded");
    const { channel } = seen;
    const members = await selectMembersAmong(ctx.db, channel.key, [userId]);
    if (!members.has(userId)) return refuse("user_not_in_channel");
    const linked = await checkSharedLinks(ctx, channel, content);
    if (!linked.ok) return linked;
    const spoken = speakAs(ctx, input.guise ?? {});
    if (!spoken.ok) return spoken;
    const root = threadTs === undefined ? undefined : await findThread(ctx.db, channel.key, threadTs);
    if (threadTs !== undefined && !root) return refuse("cannot_reply_to_message");
    // From the same count as every other message, so that no client has two of one name.
    const ts = printTs(await lockNextTs(ctx.db, channel.key, ctx.nowMs * 1000));
    const { text, fields } = content;
    const place = { channel: channel.id, channel_type: channelType[channel.kind], event_ts: ts, is_ephemeral: true };
    const thread = root && { thread_ts: printTs(root.ts) };
    await emit(ctx, {
      type: "message",
      teamId: channel.team_id,
      channelId: channel.id,
      userId,
      audience: "user",
      payload: { type: "message", ...spoken.author, text, ts, ...thread, ...fields, ...place },
    });
    return succeed({ ts });
  },
);

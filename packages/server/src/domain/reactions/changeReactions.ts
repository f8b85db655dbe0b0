import { printTs } from "@platform/protocol";
import type { OpenedChannelRow } from "../../storage/queries/channels.ts";
import { updateBody } from "../../storage/queries/messages.ts";
import { selectIsLocked } from "../../storage/queries/policies.ts";
import type { MessageChangeCode, MessageRow } from "../access/accessMessage.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { parseBody } from "../messages/message.ts";
import type { Reaction } from "./reactions.ts";

/** A caller who sees a channel without being a member has no access to its reactions. */
export type ReactionCode =
  | Exclude<MessageChangeCode, "not_in_channel">
  | "invalid_name"
  | "no_access"
  | "thread_locked";

export interface ReactionChange {
  readonly type: "reaction_added" | "reaction_removed";
  readonly name: string;
  readonly channel: OpenedChannelRow;
  readonly message: MessageRow;
}

/** Whether an administrator has locked the thread that contains the message or that it starts. */
export async function isThreadLocked(
  { db }: ReadContext,
  channel: OpenedChannelRow,
  message: MessageRow,
): Promise<boolean> {
  if (channel.locked_threads === 0) return false;
  return selectIsLocked(db, channel.key, message.thread_ts === 0 ? message.ts : message.thread_ts);
}

/** Writes the reactions into the message, which the caller holds the lock of, and tells those in the channel. */
export async function writeReactions(
  ctx: WriteContext,
  { type, name, channel, message }: ReactionChange,
  reactions: readonly Reaction[],
): Promise<void> {
  const body = parseBody(message.body);
  const changed = { ...body, reactions: reactions.length === 0 ? undefined : reactions };
  await updateBody(ctx.db, channel.key, message.thread_ts, message.ts, JSON.stringify(changed));
  await emit(ctx, {
    type,
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: {
      user: ctx.caller.userId,
      reaction: name,
      item: { type: "message", channel: channel.id, ts: body.ts },
      item_user: message.user_id === "" ? undefined : message.user_id,
      event_ts: printTs(ctx.nowMs * 1000),
    },
  });
}

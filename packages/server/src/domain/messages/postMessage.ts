import { limits, type Outcome, parseTs, printTs, refuse, succeed } from "@platform/protocol";
import { lockNextTs } from "../../storage/queries/channels.ts";
import { insertMessage, selectThreadOf } from "../../storage/queries/messages.ts";
import { accessChannelToPost, type PostAccessCode } from "../access/accessChannel.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

export interface NewMessage {
  readonly channelId: string;
  readonly text: string;
  readonly threadTs?: string | undefined;
}

/** A message as it goes out; stored as this very JSON. */
export interface MessageBody {
  readonly type: "message";
  readonly user: string;
  readonly text: string;
  readonly ts: string;
  readonly team: string;
  readonly bot_id?: string;
  readonly app_id?: string;
  readonly thread_ts?: string;
}

export type PostCode = PostAccessCode | "cannot_reply_to_message" | "no_text";

/** Posts into a channel or a thread the caller is in. The event is written with the message or not at all. */
export const postMessage = defineOperation(
  import.meta,
  async (
    ctx,
    input: NewMessage,
  ): Promise<Outcome<{ channelId: string; ts: string; message: MessageBody }, PostCode>> => {
    if (input.text.trim() === "") return refuse("no_text");
    const seen = await accessChannelToPost(ctx, input.channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    const threadTs = await findThread(ctx, channel.key, input.threadTs);
    if (threadTs === undefined) return refuse("cannot_reply_to_message");

    const ts = await lockNextTs(ctx.db, channel.key, ctx.nowMs * 1000);
    const message = bodyOf(ctx, input, printTs(ts), threadTs);
    await insertMessage(ctx.db, channel.key, threadTs, ts, ctx.caller.userId, JSON.stringify(message));
    await emit(ctx, {
      type: "message",
      teamId: channel.team_id,
      channelId: channel.id,
      audience: "channel",
      payload: { ...message, channel: channel.id, channel_type: eventChannelType[channel.kind], event_ts: message.ts },
    });
    return succeed({ channelId: channel.id, ts: message.ts, message });
  },
);

const eventChannelType = { public: "channel", private: "group", im: "im", mpim: "mpim" } as const;

/** 0 for the channel itself; undefined when there is no such message to reply to. */
async function findThread(ctx: WriteContext, channelKey: number, ts: string | undefined): Promise<number | undefined> {
  if (ts === undefined) return 0;
  const us = parseTs(ts);
  return us === undefined ? undefined : selectThreadOf(ctx.db, channelKey, us);
}

function bodyOf(ctx: WriteContext, input: NewMessage, ts: string, threadTs: number): MessageBody {
  const { caller } = ctx;
  return {
    type: "message",
    user: caller.userId,
    text: input.text.slice(0, limits.message_text_chars_max),
    ts,
    team: caller.teamId,
    ...(caller.kind === "bot" && caller.botId && caller.appId ? { bot_id: caller.botId, app_id: caller.appId } : {}),
    ...(threadTs > 0 ? { thread_ts: printTs(threadTs) } : {}),
  };
}

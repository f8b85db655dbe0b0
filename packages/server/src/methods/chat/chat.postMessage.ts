import { succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { postMessage } from "../../domain/messages/postMessage.ts";
import { messageSchema } from "../../present/message.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, optional, text, timestamp } from "../params.ts";
import { spliceOne } from "../splice.ts";
import { postErrors } from "../postErrors.ts";

export const chatPostMessage = defineMethod({
  name: "chat.postMessage",
  summary: "Posts a message into a conversation or a thread.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["chat:write"],
  rate: { perMinute: 600, perChannel: { perMinute: 60, burst: 10 } },
  params: {
    channel: id({ describe: "The conversation.", otherwise: "channel_not_found" }),
    text: text({
      describe: "The message. What goes beyond 40,000 characters is cut off.",
      otherwise: "no_text",
    }),
    thread_ts: optional(
      timestamp({ describe: "A message of the thread to reply in.", otherwise: "cannot_reply_to_message" }),
    ),
    reply_broadcast: defaulted(flag({ describe: "Whether the channel shows the reply too." }), false),
  },
  result: {
    channel: Type.String(),
    ts: Type.String(),
    message: messageSchema,
  },
  errors: {
    ...postErrors,
    no_text: "`text` is missing or blank.",
    cannot_reply_to_message: "`thread_ts` names no message of this channel.",
  },
  notes: "Text is what a message can hold so far; blocks, attachments and metadata come with the block library.",
  examples: [{ title: "Say hello", params: { channel: "C0123456789", text: "Hello" } }],
  async handler(ctx, params) {
    const posted = await ctx.write(postMessage, {
      channelId: params.channel,
      text: params.text,
      threadTs: params.thread_ts,
      isBroadcast: params.reply_broadcast,
    });
    if (!posted.ok) return posted;
    return succeed({
      channel: posted.channelId,
      ts: posted.ts,
      message: spliceOne<Static<typeof messageSchema>>(posted.json),
    });
  },
});

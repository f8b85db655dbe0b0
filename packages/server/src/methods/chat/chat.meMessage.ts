import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { ofThreads, postMeMessage } from "../../domain/messages/postMeMessage.ts";
import { withoutCodes } from "../../domain/messages/withoutCodes.ts";
import { defineMethod } from "../define.ts";
import { id, text } from "../params.ts";
import { postErrors } from "../postErrors.ts";

const {
  restricted_action_non_threadable_channel: _noThread,
  restricted_action_thread_locked: _noLock,
  ...refusals
} = postErrors;

export const chatMeMessage = defineMethod({
  name: "chat.meMessage",
  summary: "Posts a /me message.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["chat:write"],
  rate: 3,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    text: text({ describe: "What is done, as in `is out for lunch`.", otherwise: "no_text" }),
  },
  result: { channel: Type.String(), ts: Type.String() },
  errors: { ...refusals, no_text: "`text` is missing or blank." },
  examples: [{ title: "Out for lunch", params: { channel: "C0123456789", text: "is out for lunch" } }],
  async handler(ctx, params) {
    const posted = await ctx.write(postMeMessage, { channelId: params.channel, text: params.text });
    if (!posted.ok) return withoutCodes(posted, ...ofThreads);
    return succeed({ channel: posted.channelId, ts: posted.ts });
  },
});

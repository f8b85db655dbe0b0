import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readContent } from "../../domain/messages/content.ts";
import { metadataCodes } from "../../domain/messages/metadata.ts";
import { postEphemeral } from "../../domain/messages/postEphemeral.ts";
import { withoutCodes } from "../../domain/messages/withoutCodes.ts";
import {
  askedContent,
  contentErrors,
  contentParams,
  senderOverrideOf,
  guiseParams,
  warnOfMissingText,
} from "../contentParams.ts";
import { linkErrors } from "../connectParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional, timestamp } from "../params.ts";
import { postErrors } from "../postErrors.ts";

const { message_limit_exceeded: _notCounted, ...refusals } = postErrors;

export const chatPostEphemeral = defineMethod({
  name: "chat.postEphemeral",
  summary: "Shows a message to one member of a channel without storing it.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["chat:write"],
  rate: 4,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    user: id({ object: "user", describe: "Who sees it; a member of the channel.", otherwise: "user_not_in_channel" }),
    ...contentParams,
    ...guiseParams,
    thread_ts: optional(
      timestamp({
        object: "message",
        describe: "A message of the thread to show it in.",
        otherwise: "cannot_reply_to_message",
      }),
    ),
  },
  result: { message_ts: Type.String() },
  errors: {
    ...refusals,
    ...contentErrors,
    ...linkErrors,
    user_not_in_channel: "`user` is not a member of the channel.",
    cannot_reply_to_message: "`thread_ts` names no message of this channel.",
  },
  examples: [
    { title: "A hint", params: { channel: "C0123456789", user: "U0123456789", text: "Only you can see this." } },
  ],
  async handler(ctx, params) {
    const read = await readContent(ctx, askedContent(params));
    if (!read.ok) return withoutCodes(read, ...metadataCodes);
    const shown = await ctx.write(postEphemeral, {
      channelId: params.channel,
      userId: params.user,
      content: read.content,
      threadTs: params.thread_ts,
      senderOverride: senderOverrideOf(params),
    });
    if (!shown.ok) return shown;
    warnOfMissingText(ctx, params);
    return succeed({ message_ts: shown.ts });
  },
});

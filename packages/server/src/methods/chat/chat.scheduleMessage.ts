import { limits, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { readContent } from "../../domain/messages/content.ts";
import { scheduleMessage } from "../../domain/scheduled/scheduleMessage.ts";
import { messageSchema } from "../../present/message.ts";
import {
  askedContent,
  channelOrPerson,
  contentErrors,
  contentParams,
  displayParams,
  metadataErrors,
  metadataParam,
  warnOfMissingText,
} from "../contentParams.ts";
import { linkErrors } from "../connectParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, flag, optional, timestamp } from "../params.ts";
import { postErrors } from "../postErrors.ts";

const laterSchema = Type.Object({
  type: Type.Literal("delayed_message"),
  ...Type.Omit(messageSchema, ["ts", "type"]).properties,
});
const { message_limit_exceeded: _countedLater, ...refusals } = postErrors;

export const chatScheduleMessage = defineMethod({
  name: "chat.scheduleMessage",
  summary: "Posts a message at a later time.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["chat:write"],
  rate: 3,
  orgWide: "anywhere",
  params: {
    channel: channelOrPerson,
    post_at: count({
      describe: "When, in seconds since 1970; at most 120 days ahead.",
      min: 0,
      max: limits.unix_seconds_max,
      otherwise: "invalid_time",
    }),
    ...contentParams,
    ...metadataParam,
    ...displayParams,
    thread_ts: optional(
      timestamp({
        object: "message",
        describe: "A message of the thread to reply in.",
        otherwise: "cannot_reply_to_message",
      }),
    ),
    reply_broadcast: defaulted(flag({ describe: "Whether the channel shows the reply too." }), false),
  },
  result: {
    scheduled_message_id: Type.String(),
    channel: Type.String(),
    post_at: Type.Integer(),
    message: laterSchema,
  },
  errors: {
    ...refusals,
    ...contentErrors,
    ...linkErrors,
    ...metadataErrors,
    team_not_found: "An org-wide app names a channel without saying in which workspace.",
    cannot_reply_to_message: "`thread_ts` names no message of this channel.",
    invalid_time: "`post_at` is missing or no whole number.",
    time_in_past: "`post_at` has passed.",
    time_too_far: "`post_at` is more than 120 days ahead.",
    restricted_too_many: "30 messages already wait for the same five minutes in this channel.",
  },
  notes:
    "When its time comes, the message is posted as any other would be: what its author may no longer do then is not done, " +
    "and a message that counts against a limit counts then.",
  examples: [{ title: "Later", params: { channel: "C0123456789", post_at: 1_900_000_000, text: "Good morning" } }],
  async handler(ctx, params) {
    const read = await readContent(ctx, askedContent(params));
    if (!read.ok) return read;
    const scheduled = await ctx.write(scheduleMessage, {
      channel: params.channel,
      postAtS: params.post_at,
      content: read.content,
      threadTs: params.thread_ts,
      isBroadcast: params.reply_broadcast,
    });
    if (!scheduled.ok) return scheduled;
    warnOfMissingText(ctx, params);
    return succeed({
      scheduled_message_id: scheduled.id,
      channel: scheduled.channelId,
      post_at: params.post_at,
      message: scheduled.message as Static<typeof laterSchema>,
    });
  },
});

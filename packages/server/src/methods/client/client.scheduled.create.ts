import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { type Content, readContent } from "../../domain/messages/content.ts";
import { withoutCodes } from "../../domain/messages/withoutCodes.ts";
import { scheduleFiles } from "../../domain/scheduled/scheduleFiles.ts";
import { contentErrors, contentParams } from "../contentParams.ts";
import { codesOfOtherParts } from "../clientParams.ts";
import { defineMethod } from "../define.ts";
import { uploadsParam } from "../fileParams.ts";
import { count, id, optional, timestamp } from "../params.ts";

const nothingWritten: Content = { text: "", fields: {}, metadata: undefined };

export const clientScheduledCreate = defineMethod({
  name: "client.scheduled.create",
  summary: "Schedules a message with files that were uploaded for it.",
  http: "POST",
  tokens: ["user"],
  scopes: ["chat:write"],
  rate: 3,
  forPeople: true,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    post_at: count({
      describe: "When, in seconds since 1970; at most 120 days ahead.",
      min: 0,
      max: limits.unix_seconds_max,
      otherwise: "invalid_time",
    }),
    files: uploadsParam,
    text: contentParams.text,
    blocks: contentParams.blocks,
    thread_ts: optional(
      timestamp({
        object: "message",
        describe: "A message of the thread to reply in.",
        otherwise: "cannot_reply_to_message",
      }),
    ),
  },
  result: { scheduled_message_id: Type.String(), channel: Type.String(), post_at: Type.Integer() },
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    not_in_channel: "The caller is not a member of the conversation.",
    is_archived: "The conversation is archived.",
    posting_to_channel_denied: "Administrators do not let the caller post there; the message names the reason.",
    file_not_found:
      "One of `files` is not an upload of the caller, its bytes have not arrived, or it is completed or expired.",
    invalid_blocks_format: contentErrors.invalid_blocks_format,
    invalid_blocks: contentErrors.invalid_blocks,
    msg_blocks_too_long: contentErrors.msg_blocks_too_long,
    cannot_reply_to_message: "`thread_ts` names no message of this channel.",
    invalid_time: "`post_at` is missing or no whole number.",
    time_in_past: "`post_at` has passed.",
    time_too_far: "`post_at` is more than 120 days ahead.",
    restricted_too_many: "30 messages already wait for the same five minutes in this channel.",
  },
  notes:
    "A method of this server's own, for clients; `chat.scheduleMessage` takes no files. Until the message is posted, only its author can read the files. A file that is deleted before is left out, and `chat.deleteScheduledMessage` deletes the files with the message. When the message cannot be posted, its text becomes a draft and its files stay with the author.",
  examples: [
    {
      title: "A picture for tomorrow",
      params: {
        channel: "C0123456789",
        post_at: 1_900_000_000,
        text: "The harbour",
        files: [{ id: "F0123456789", title: "The harbour" }],
      },
    },
  ],
  async handler(ctx, { channel, post_at: postAtS, files: uploads, text, blocks, thread_ts: threadTs }) {
    const isWritten = (text !== undefined && text.trim() !== "") || (blocks ?? []).length > 0;
    const read = isWritten ? await readContent(ctx, { text, blocks }) : succeed({ content: nothingWritten });
    if (!read.ok) return withoutCodes(read, "no_text", ...codesOfOtherParts);
    const { baseUrl } = ctx;
    const asked = { channel, postAtS, uploads, content: read.content, threadTs, baseUrl };
    const scheduled = await ctx.write(scheduleFiles, asked);
    if (!scheduled.ok) return scheduled;
    return succeed({ scheduled_message_id: scheduled.id, channel: scheduled.channelId, post_at: postAtS });
  },
});

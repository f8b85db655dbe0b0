import { isLongerThan, limits, refuse, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { readParts } from "../../domain/messages/content.ts";
import { updateMessage } from "../../domain/messages/updateMessage.ts";
import { messageSchema } from "../../present/message.ts";
import {
  amendErrors,
  askedContent,
  contentErrors,
  contentParams,
  metadataErrors,
  metadataParam,
} from "../contentParams.ts";
import { linkErrors } from "../connectParams.ts";
import { defineMethod } from "../define.ts";
import { id, timestamp } from "../params.ts";
import { rawJson } from "../rawJson.ts";

export const chatUpdate = defineMethod({
  name: "chat.update",
  summary: "Edits a message of the caller.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["chat:write"],
  rate: 3,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    ts: timestamp({ object: "message", describe: "The message.", otherwise: "message_not_found" }),
    ...contentParams,
    ...metadataParam,
  },
  result: {
    channel: Type.String(),
    ts: Type.String(),
    text: Type.String(),
    message: messageSchema,
  },
  errors: {
    ...amendErrors,
    ...contentErrors,
    ...linkErrors,
    ...metadataErrors,
    cant_update_message: "The message is not the caller's own, or is a system message.",
    streaming_state_conflict: "The message is still being streamed.",
    msg_too_long: "`text` has more than 4,000 characters, or `markdown_text` more than 12,000.",
  },
  notes:
    "Omitted fields stay unchanged, but new text without blocks removes the old blocks. An empty list of blocks " +
    "or attachments, or `{}` for `metadata`, takes them away. New text or blocks repair a stream that ended with " +
    "`streaming_state: errored`: the message is `completed` then.",
  examples: [
    { title: "Correct a message", params: { channel: "C0123456789", ts: "1700000000.000100", text: "Hello!" } },
  ],
  async handler(ctx, params) {
    const { metadata, ...others } = params;
    if (isLongerThan(params.text ?? "", limits.update_text_chars_max)) return refuse("msg_too_long");
    const clearsMetadata = metadata !== undefined && Object.keys(metadata).length === 0;
    const read = await readParts(ctx, askedContent({ ...others, metadata: clearsMetadata ? undefined : metadata }));
    if (!read.ok) return read;
    const input = { channelId: params.channel, ts: params.ts, parts: read.parts, clearsMetadata };
    const updated = await ctx.write(updateMessage, input);
    if (!updated.ok) return updated;
    return succeed({
      channel: updated.channelId,
      ts: updated.ts,
      text: updated.text,
      message: rawJson<Static<typeof messageSchema>>(updated.json),
    });
  },
});

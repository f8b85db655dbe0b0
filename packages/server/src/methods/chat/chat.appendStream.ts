import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { appendStream } from "../../domain/streams/appendStream.ts";
import { linkErrors } from "../connectParams.ts";
import { defineMethod } from "../define.ts";
import { id, timestamp } from "../params.ts";
import { readStreamed, streamErrors, streamParams } from "../streamParams.ts";

export const chatAppendStream = defineMethod({
  name: "chat.appendStream",
  summary: "Appends to a streamed message.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["chat:write"],
  rate: 4,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    ts: timestamp({ object: "message", describe: "The streamed message.", otherwise: "message_not_found" }),
    ...streamParams,
  },
  result: { channel: Type.String(), ts: Type.String() },
  errors: {
    ...streamErrors,
    ...linkErrors,
    not_in_channel: "The app is not a member of the channel.",
    message_not_found: "`ts` names no message of this channel.",
    message_not_owned_by_app: "Another app, or a person, wrote the message.",
    message_not_in_streaming_state: "The message is not being streamed, or no longer.",
    stopped_by_user: "The person it is written for has stopped it.",
  },
  notes:
    "Pieces are shown in the order in which their calls are answered. One of `markdown_text` and `chunks` is required.",
  examples: [
    {
      title: "A few more words",
      params: { channel: "C0123456789", ts: "1700000000.000200", markdown_text: " and there it is." },
    },
  ],
  async handler(ctx, params) {
    const streamed = await readStreamed(ctx, params);
    if (!streamed.ok) return streamed;
    if (streamed.chunks.length === 0) return refuse("no_text", "missing required field: markdown_text or chunks");
    const { channel: channelId, ts } = params;
    const appended = await ctx.write(appendStream, { channelId, ts, chunks: streamed.chunks });
    return appended.ok ? succeed({ channel: appended.channelId, ts: appended.ts }) : appended;
  },
});

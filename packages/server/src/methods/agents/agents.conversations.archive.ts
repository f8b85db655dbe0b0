import { archiveCodeChannel } from "../../domain/codeChannels/archiveCodeChannel.ts";
import { codeChannelErrors, codeChannelParam } from "../codeChannelParams.ts";
import { defineMethod } from "../define.ts";
import { optional, timestamp } from "../params.ts";

export const agentsConversationsArchive = defineMethod({
  name: "agents.conversations.archive",
  summary: "Archives a code channel, and posts a summary where the session was asked for.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["code_channels:manage"],
  rate: 2,
  params: {
    channel_id: codeChannelParam,
    summary_message_ts: optional(
      timestamp({
        object: "message",
        describe: "A message of the channel. Its text and blocks become a reply to the origin message.",
        otherwise: "message_not_found",
      }),
    ),
  },
  result: {},
  errors: {
    ...codeChannelErrors,
    message_not_found: "`summary_message_ts` is malformed, or names no message of the channel.",
    origin_not_found: "The channel has no origin, or the app cannot reply there any more. It is not archived then.",
  },
  notes: "The status of the session becomes `closed`.",
  examples: [{ title: "Done", params: { channel_id: "C0123456789", summary_message_ts: "1768467600.000100" } }],
  handler: async (ctx, { channel_id: channelId, summary_message_ts: summaryTs }) =>
    ctx.write(archiveCodeChannel, { channelId, summaryTs }),
});

import { succeed } from "@platform/protocol";
import { agentSessionStatuses } from "@platform/protocol/resources/agentSession.ts";
import { type Static, Type } from "typebox";
import { readBlocks } from "../../domain/messages/blocks.ts";
import { readMetadata } from "../../domain/messages/metadata.ts";
import { stopStream } from "../../domain/streams/stopStream.ts";
import { messageSchema } from "../../present/message.ts";
import { linkErrors } from "../connectParams.ts";
import { contentParams, metadataErrors, metadataParam } from "../contentParams.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, id, timestamp } from "../params.ts";
import { rawJson } from "../rawJson.ts";
import { readStreamed, streamErrors, streamParams } from "../streamParams.ts";

export const chatStopStream = defineMethod({
  name: "chat.stopStream",
  summary: "Ends a streamed message, which then is an ordinary message.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["chat:write"],
  rate: 2,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    ts: timestamp({ object: "message", describe: "The streamed message.", otherwise: "message_not_found" }),
    ...streamParams,
    blocks: contentParams.blocks,
    ...metadataParam,
    session_status: defaulted(
      choice({
        describe: "The status of the agent in the session that the stream answers in, if it is one.",
        of: agentSessionStatuses,
      }),
      "active",
    ),
  },
  result: { channel: Type.String(), ts: Type.String(), message: messageSchema },
  errors: {
    ...metadataErrors,
    ...streamErrors,
    ...linkErrors,
    not_in_channel: "The caller is not a member of the channel.",
    message_not_found: "`ts` names no message of this channel.",
    message_not_owned_by_app: "Another app wrote the message, or it answers another person.",
    message_not_in_streaming_state: "The message is not being streamed, or no longer.",
    stopped_by_user: "The person it is written for has stopped it already.",
  },
  notes:
    "With a person's token it is the stop button: the person that the message answers ends it, and the app's next call is " +
    "refused with `stopped_by_user`. In a session of an agent, the app receives `agent_session_stopped`.",
  examples: [{ title: "Done", params: { channel: "C0123456789", ts: "1700000000.000200" } }],
  async handler(ctx, params) {
    const streamed = await readStreamed(ctx, params);
    if (!streamed.ok) return streamed;
    const { channel: channelId, ts } = params;
    const { chunks } = streamed;
    const added = params.blocks && (await readBlocks(ctx, params.blocks));
    if (added && !added.ok) return added;
    const described = params.metadata && (await readMetadata(ctx, params.metadata));
    if (described && !described.ok) return described;
    const blocks = added?.blocks ?? [];
    const metadata = described?.metadata;
    const { session_status: sessionStatus } = params;
    const stopped = await ctx.write(stopStream, { channelId, ts, chunks, blocks, metadata, sessionStatus });
    if (!stopped.ok) return stopped;
    const message = rawJson<Static<typeof messageSchema>>(stopped.json);
    return succeed({ channel: stopped.channelId, ts: stopped.ts, message });
  },
});

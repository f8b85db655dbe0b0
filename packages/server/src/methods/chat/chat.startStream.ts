import { limits, succeed, taskDisplayModes } from "@platform/protocol";
import { Type } from "typebox";
import { readMetadata } from "../../domain/messages/metadata.ts";
import { startStream } from "../../domain/streams/startStream.ts";
import { linkErrors } from "../connectParams.ts";
import { channelOrPerson, senderOverrideOf, guiseParams, metadataErrors, metadataParam } from "../contentParams.ts";
import { defineMethod, reserved } from "../define.ts";
import { choice, defaulted, expected, id, optional, text, timestamp } from "../params.ts";
import { postErrors } from "../postErrors.ts";
import { readStreamed, streamErrors, streamParams } from "../streamParams.ts";

export const chatStartStream = defineMethod({
  name: "chat.startStream",
  summary: "Starts a streamed message, which the app continues while people read it.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["chat:write"],
  rate: { tier: 2, perChannel: { perMinute: limits.stream_starts_per_channel_minute, code: "rate_limited" } },
  // Without a workspace an id still names one conversation; a name does not, and the refusal says so.
  orgWide: "anywhere",
  params: {
    channel: channelOrPerson,
    thread_ts: expected(
      timestamp({
        object: "message",
        describe: "A message of the thread, because a stream answers a person.",
      }),
    ),
    ...streamParams,
    recipient_user_id: optional(
      id({ object: "user", describe: "Whom it answers; required outside of DMs.", otherwise: "user_not_found" }),
    ),
    recipient_team_id: optional(
      id({
        object: "team",
        describe: "The workspace of that person; required outside of DMs.",
        otherwise: "team_not_found",
      }),
    ),
    task_display_mode: defaulted(
      choice({
        describe: "Whether tasks appear where they were sent (`timeline`) or together at the first one (`plan`).",
        of: taskDisplayModes,
      }),
      "timeline",
    ),
    ...metadataParam,
    ...guiseParams,
    client_msg_id: optional(
      text({
        describe:
          "An id that the client chooses: sent again within a day, it returns the stream that was started first.",
        maxLength: limits.client_msg_id_chars_max,
      }),
    ),
  },
  result: { channel: Type.String(), ts: Type.String() },
  errors: {
    ...postErrors,
    ...linkErrors,
    ...metadataErrors,
    ...streamErrors,
    metadata_must_be_sent_from_app: reserved("Only bots stream, and every bot belongs to an app."),
    channel_type_not_supported: "The conversation about a record of a list cannot be streamed to.",
    missing_recipient_user_id: "`recipient_user_id` is missing, and the conversation is not a DM.",
    missing_recipient_team_id: "`recipient_team_id` is missing, and the conversation is not a DM.",
    user_not_found:
      "`recipient_user_id` names a person whom the app cannot see, who is deactivated or not in `recipient_team_id`, or the app itself.",
    team_not_found:
      "`recipient_team_id` names no workspace the app can see, or an org-wide app names a channel without saying in which workspace.",
    rate_limited: "The app starts too many streams in this channel; `Retry-After` says when to retry.",
    messaging_processing_failed: "`thread_ts` names no message, or one that cannot be replied to.",
    restricted_action_thread_only_channel: "This channel allows posts in threads only, and no `thread_ts` is given.",
    duplicate_message_not_found: "What was first sent under this `client_msg_id` has been deleted.",
    duplicate_channel_not_found:
      "The message that was first sent under this `client_msg_id` is in another channel, or not visible to the caller.",
  },
  notes:
    "Continue with `chat.appendStream` and end with `chat.stopStream`. A stream may start empty. One that was not written " +
    "to for ten minutes, or that is an hour old, ends automatically: its message then has `streaming_state: errored`, and " +
    "`chat.update` can repair it. `text` of the message is what was streamed, as it was sent.",
  examples: [
    {
      title: "Answer in a thread",
      params: {
        channel: "C0123456789",
        thread_ts: "1700000000.000100",
        markdown_text: "Let me **see**",
        recipient_user_id: "U0123456789",
        recipient_team_id: "T0123456789",
      },
    },
  ],
  async handler(ctx, params) {
    const streamed = await readStreamed(ctx, params);
    if (!streamed.ok) return streamed;
    const described = params.metadata && (await readMetadata(ctx, params.metadata));
    if (described && !described.ok) return described;
    const started = await ctx.write(startStream, {
      channel: params.channel,
      threadTs: params.thread_ts,
      chunks: streamed.chunks,
      mode: params.task_display_mode,
      recipientUserId: params.recipient_user_id,
      recipientTeamId: params.recipient_team_id,
      metadata: described?.metadata,
      senderOverride: senderOverrideOf(params),
      clientMsgId: params.client_msg_id,
    });
    return started.ok ? succeed({ channel: started.channelId, ts: started.ts }) : started;
  },
});

import { limits, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { forwardMessage } from "../../domain/messages/forwardMessage.ts";
import { withoutCodes } from "../../domain/messages/withoutCodes.ts";
import { messageSchema } from "../../present/message.ts";
import { linkErrors } from "../connectParams.ts";
import { channelOrPerson } from "../contentParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, id, optional, text, timestamp } from "../params.ts";
import { postErrors } from "../postErrors.ts";
import { rawJson } from "../rawJson.ts";

const {
  restricted_action_non_threadable_channel: _repliesOnly,
  restricted_action_thread_locked: _lockedThread,
  ...refusals
} = postErrors;

export const clientMessagesForward = defineMethod({
  name: "client.messages.forward",
  summary: "Posts a message again in another conversation, with a note.",
  http: "POST",
  tokens: ["user"],
  scopes: ["chat:write"],
  rate: 4,
  forPeople: true,
  params: {
    channel: id({ object: "channel", describe: "The conversation of the message.", otherwise: "channel_not_found" }),
    ts: timestamp({ object: "message", describe: "The message.", otherwise: "message_not_found" }),
    target: channelOrPerson,
    text: defaulted(text({ describe: "A note above the message.", maxLength: limits.update_text_chars_max }), ""),
    client_msg_id: optional(
      text({
        describe: "An id that the client chooses: sent again within a day, it returns the message that was posted.",
        maxLength: limits.client_msg_id_chars_max,
      }),
    ),
  },
  result: {
    channel: Type.String(),
    ts: Type.String(),
    message: messageSchema,
    /** Whether the new message shows the content. */
    is_copied: Type.Boolean(),
  },
  errors: {
    ...refusals,
    ...linkErrors,
    message_not_found: "`ts` names no message of this channel.",
    duplicate_message_not_found: "What was first sent under this `client_msg_id` has been deleted.",
    duplicate_channel_not_found:
      "The message that was first sent under this `client_msg_id` is in another channel, or not visible to the caller.",
  },
  notes:
    "A method of this server's own, for clients. `is_copied` says whether the new message shows the content, as an attachment with `is_share`. That is so when everyone in the target can read the original: in a public channel of the workspace, or in the same conversation. Otherwise the new message holds the link alone.",
  examples: [
    {
      title: "To another channel",
      params: { channel: "C0123456789", ts: "1700000000.000100", target: "C0987654321", text: "Have a look" },
    },
  ],
  async handler(ctx, { channel: channelId, ts, target, text: note, client_msg_id: clientMsgId }) {
    const asked = { channelId, ts, target, note, clientMsgId, baseUrl: ctx.baseUrl };
    const posted = await ctx.write(forwardMessage, asked);
    if (!posted.ok) return withoutCodes(posted, ...impossible);
    return succeed({
      channel: posted.channelId,
      ts: posted.ts,
      message: rawJson<Static<typeof messageSchema>>(posted.json),
      is_copied: posted.isCopied,
    });
  },
});

/** Refusals of bots and of replies, neither of which forward. */
const impossible = [
  "bad_timestamp",
  "no_permission",
  "team_not_found",
  "cannot_reply_to_message",
  "missing_scope",
  "restricted_action_non_threadable_channel",
  "restricted_action_thread_locked",
] as const;

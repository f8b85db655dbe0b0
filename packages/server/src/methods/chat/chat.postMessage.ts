import { limits, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { readEntities } from "../../domain/entities/readEntities.ts";
import { readContent } from "../../domain/messages/content.ts";
import { postMessage } from "../../domain/messages/postMessage.ts";
import { messageSchema } from "../../present/message.ts";
import {
  askedContent,
  channelOrPerson,
  contentErrors,
  contentParams,
  displayParams,
  senderOverrideOf,
  guiseParams,
  metadataErrors,
  workObjectParam,
  warnOfMissingText,
} from "../contentParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, optional, text, timestamp } from "../params.ts";
import { linkErrors } from "../connectParams.ts";
import { postErrors } from "../postErrors.ts";
import { rawJson } from "../rawJson.ts";

export const chatPostMessage = defineMethod({
  name: "chat.postMessage",
  summary: "Posts a message into a conversation or a thread.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["chat:write"],
  rate: { perMinute: 600, perChannel: { perMinute: 60, burst: 10 } },
  // Without a workspace an id still names one conversation; a name does not, and the refusal says so.
  orgWide: "anywhere",
  params: {
    channel: channelOrPerson,
    ...contentParams,
    ...workObjectParam,
    ...displayParams,
    ...guiseParams,
    thread_ts: optional(
      timestamp({
        object: "message",
        describe: "A message of the thread to reply in.",
        otherwise: "cannot_reply_to_message",
      }),
    ),
    reply_broadcast: defaulted(flag({ describe: "Whether the channel shows the reply too." }), false),
    client_msg_id: optional(
      text({
        describe:
          "An id that the client chooses: sent again within a day, it returns the message that was posted first.",
        maxLength: limits.client_msg_id_chars_max,
      }),
    ),
  },
  result: {
    channel: Type.String(),
    ts: Type.String(),
    message: messageSchema,
    response_metadata: Type.Optional(
      Type.Object(
        { messages: Type.Optional(Type.Array(Type.String())) },
        { description: "With the warning `invalid_metadata_format`: what is wrong with the entities." },
      ),
    ),
  },
  errors: {
    ...postErrors,
    ...linkErrors,
    ...contentErrors,
    ...metadataErrors,
    team_not_found: "An org-wide app names a channel without saying in which workspace.",
    cannot_reply_to_message: "`thread_ts` names no message of this channel.",
    duplicate_message_not_found: "What was first sent under this `client_msg_id` has been deleted.",
    duplicate_channel_not_found:
      "The message that was first sent under this `client_msg_id` is in another channel, or not visible to the caller.",
  },
  notes:
    "A message whose entities are invalid is posted without them, as in Slack: the answer has the warning `invalid_metadata_format` and names each fault in `response_metadata.messages`. " +
    "The app turns work objects on in `features.rich_previews` of its manifest.",
  examples: [{ title: "Say hello", params: { channel: "C0123456789", text: "Hello" } }],
  async handler(ctx, params) {
    const { entities: given, ...metadata } = params.metadata ?? {};
    const described = given === undefined ? undefined : await readEntities(ctx, given, { isUnfurl: false });
    if (described?.ok === false && described.error !== "invalid_metadata_format") return described;
    const isMetadata = given === undefined || Object.keys(metadata).length > 0;
    const asked = askedContent({ ...params, metadata: isMetadata ? params.metadata && metadata : undefined });
    const read = await readContent(ctx, { ...asked, entities: described?.ok ? described.entities : undefined });
    if (!read.ok) return read;
    const posted = await ctx.write(postMessage, {
      channel: params.channel,
      content: read.content,
      threadTs: params.thread_ts,
      isBroadcast: params.reply_broadcast,
      senderOverride: senderOverrideOf(params),
      clientMsgId: params.client_msg_id,
    });
    if (!posted.ok) return posted;
    warnOfMissingText(ctx, params);
    const faults: string[] = described?.ok === false ? [...(described.response_metadata?.messages ?? [])] : [];
    if (faults.length > 0) ctx.warnings.push("invalid_metadata_format");
    return succeed({
      channel: posted.channelId,
      ts: posted.ts,
      message: rawJson<Static<typeof messageSchema>>(posted.json),
      ...(faults.length > 0 && { response_metadata: { messages: faults } }),
    });
  },
});

import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, channelTypes, eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { postedMessage } from "../eventCatalog/messageFields.ts";
import { historyScopes } from "../eventCatalog/scopes.ts";
import { messageSchema } from "../resources/message.ts";

/** The change of a message that was posted before. */
const change = {
  channel: channelId,
  channel_type: channelTypes,
  hidden: Type.Literal(true),
  ts: Type.String({ description: "When it happened: the timestamp of the change." }),
  is_ephemeral: Type.Optional(Type.Boolean({ description: "Only the receiver sees the message." })),
  event_ts: eventTs,
};

export const message = defineEvent({
  type: "message",
  summary: "A message was posted, changed or deleted.",
  scopes: historyScopes,
  subscriptions: {
    "message.channels": "public",
    "message.groups": "private",
    "message.im": "im",
    "message.mpim": "mpim",
    "message.session": ["code_channels:manage"],
  },
  audience: ["channel", "user"],
  receivers: ["apps", "sockets"],
  fields: [
    {
      ...postedMessage,
      channel_type: channelTypes,
      is_ephemeral: Type.Optional(Type.Boolean({ description: "Only the receiver sees the message." })),
    },
    {
      subtype: Type.Literal("message_changed"),
      message: messageSchema,
      previous_message: Type.Optional(messageSchema),
      ...change,
    },
    {
      subtype: Type.Literal("message_deleted"),
      deleted_ts: Type.String({ description: "The message that was deleted." }),
      previous_message: Type.Optional(messageSchema),
      ...change,
    },
  ],
  example: {
    user: "U0123456789",
    text: "Lunch?",
    ts: exampleTs,
    team: "T0123456789",
    channel: "C0123456789",
    channel_type: "channel",
    event_ts: exampleTs,
  },
});

import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleInChannel, exampleTs } from "../eventCatalog/fields.ts";

export const link_shared = defineEvent({
  type: "link_shared",
  summary: "A message contains links to domains that the app watches.",
  scopes: ["links:read"],
  audience: ["channel"],
  receivers: ["apps"],
  fields: {
    channel: channelId,
    user: Type.String({ description: "The author of the message." }),
    message_ts: Type.String(),
    thread_ts: Type.Optional(Type.String()),
    source: Type.Literal("conversations_history"),
    unfurl_id: Type.String({ description: "For `chat.unfurl`." }),
    links: Type.Array(Type.Object({ domain: Type.String(), url: Type.String() })),
    is_bot_user_member: Type.Boolean({ description: "Whether the app's bot is a member of the conversation." }),
    event_ts: eventTs,
  },
  example: {
    user: "U0123456789",
    message_ts: exampleTs,
    source: "conversations_history",
    unfurl_id: "C0123456789.1768467600.000100",
    links: [{ domain: "example.com", url: "https://example.com/menu" }],
    is_bot_user_member: true,
    ...exampleInChannel,
  },
});

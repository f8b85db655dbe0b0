import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleInChannel, exampleTs } from "../eventCatalog/fields.ts";
import { historyScopes } from "../eventCatalog/scopes.ts";

export const thread_subscribed = defineEvent({
  type: "thread_subscribed",
  summary: "The receiver has followed a thread.",
  scopes: historyScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    channel: channelId,
    thread_ts: Type.String(),
    last_read: Type.String(),
    unread_count: Type.Integer(),
    event_ts: eventTs,
  },
  example: { ...exampleInChannel, thread_ts: exampleTs, last_read: exampleTs, unread_count: 0 },
});

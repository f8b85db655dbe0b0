import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleInChannel, exampleTs } from "../eventCatalog/fields.ts";
import { historyScopes } from "../eventCatalog/scopes.ts";

export const thread_marked = defineEvent({
  type: "thread_marked",
  summary: "The receiver has read a thread up to a message.",
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

import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleInChannel, exampleTs } from "../eventCatalog/fields.ts";
import { historyScopes } from "../eventCatalog/scopes.ts";

export const thread_unread = defineEvent({
  type: "thread_unread",
  summary: "A thread that the receiver follows has a first unread reply.",
  scopes: historyScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    channel: channelId,
    thread_ts: Type.String(),
    ts: Type.String({ description: "The reply." }),
    event_ts: eventTs,
  },
  example: { ...exampleInChannel, thread_ts: exampleTs, ts: "1768467660.000100" },
});

import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleInChannel, exampleTs } from "../eventCatalog/fields.ts";
import { historyScopes } from "../eventCatalog/scopes.ts";

export const thread_unsubscribed = defineEvent({
  type: "thread_unsubscribed",
  summary: "The receiver has unfollowed a thread.",
  scopes: historyScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: { channel: channelId, thread_ts: Type.String(), event_ts: eventTs },
  example: { ...exampleInChannel, thread_ts: exampleTs },
});

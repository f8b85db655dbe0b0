import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";

export const feed_marked = defineEvent({
  type: "feed_marked",
  summary: "The receiver has seen their activity up to an entry.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: { last_read: Type.String(), event_ts: eventTs },
  example: { last_read: exampleTs, event_ts: exampleTs },
});

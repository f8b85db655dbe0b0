import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const code_channel_changed = defineEvent({
  type: "code_channel_changed",
  summary: "An agent changed the context bar, the commands or the views of a code channel.",
  scopes: readScopes,
  audience: ["channel"],
  receivers: ["sockets"],
  fields: { channel: channelId, event_ts: eventTs },
  example: { channel: "C0123456789", event_ts: exampleTs },
});

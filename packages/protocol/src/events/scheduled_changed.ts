import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleInChannel } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";

export const scheduled_changed = defineEvent({
  type: "scheduled_changed",
  summary: "A message that the receiver scheduled in the client was added, changed, posted or deleted.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: { channel: channelId, event_ts: eventTs },
  example: exampleInChannel,
});

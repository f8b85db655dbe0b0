import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleInChannel, exampleTs } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";

export const dnd_override = defineEvent({
  type: "dnd_override",
  summary: "The author of a message notifies the receiver of it in spite of do not disturb.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: { channel: channelId, user: Type.String(), ts: Type.String(), event_ts: eventTs },
  example: { ...exampleInChannel, user: "U0123456789", ts: exampleTs },
});

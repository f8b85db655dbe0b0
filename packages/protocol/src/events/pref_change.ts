import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";

export const pref_change = defineEvent({
  type: "pref_change",
  summary: "The receiver changed a preference.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    name: Type.Enum(["notify", "enter_sends", "muted_channels"]),
    value: Type.Union([Type.String(), Type.Boolean()]),
    event_ts: eventTs,
  },
  example: { name: "notify", value: "mentions", event_ts: exampleTs },
});

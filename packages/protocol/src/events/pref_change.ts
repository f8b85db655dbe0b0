import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";
import { preferenceNames } from "../preferences.ts";

export const pref_change = defineEvent({
  type: "pref_change",
  summary: "The receiver changed a preference.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    name: Type.Enum([...preferenceNames, "muted_channels", "notify_levels"]),
    value: Type.Union([Type.String(), Type.Boolean()], {
      description: "`muted_channels` is a comma list, `notify_levels` is JSON text.",
    }),
    event_ts: eventTs,
  },
  example: { name: "notify", value: "mentions", event_ts: exampleTs },
});

import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { dndTimes, exampleDndTimes } from "../eventCatalog/dndFields.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const dnd_updated_user = defineEvent({
  type: "dnd_updated_user",
  summary: "The do-not-disturb settings of a person in the workspace changed.",
  scopes: ["dnd:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: {
    user: Type.String(),
    dnd_status: Type.Object(dndTimes),
    event_ts: eventTs,
  },
  example: { user: "U0123456789", dnd_status: exampleDndTimes, event_ts: exampleTs },
});

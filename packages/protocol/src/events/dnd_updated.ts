import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { dndTimes, exampleDndTimes } from "../eventCatalog/dndFields.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const dnd_updated = defineEvent({
  type: "dnd_updated",
  summary: "The receiver's do-not-disturb settings changed.",
  scopes: ["dnd:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: {
    user: Type.String(),
    dnd_status: Type.Object({
      ...dndTimes,
      snooze_enabled: Type.Boolean(),
      snooze_endtime: Type.Optional(Type.Integer()),
      snooze_remaining: Type.Optional(Type.Integer()),
      snooze_is_indefinite: Type.Optional(Type.Boolean()),
    }),
    event_ts: eventTs,
  },
  example: {
    user: "U0123456789",
    dnd_status: { ...exampleDndTimes, snooze_enabled: false },
    event_ts: exampleTs,
  },
});

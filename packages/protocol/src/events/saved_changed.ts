import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";

export const saved_changed = defineEvent({
  type: "saved_changed",
  summary: "A saved item or a reminder of the receiver changed or became due.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    due_count: Type.Integer({ description: "Reminders that are due and not completed." }),
    event_ts: eventTs,
  },
  example: { due_count: 1, event_ts: exampleTs },
});

import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const team_rename = defineEvent({
  type: "team_rename",
  summary: "An administrator renamed the workspace.",
  scopes: ["team:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: { name: Type.String({ description: "The new name." }), event_ts: eventTs },
  example: { name: "Acme International", event_ts: exampleTs },
});

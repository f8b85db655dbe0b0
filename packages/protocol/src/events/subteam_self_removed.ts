import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const subteam_self_removed = defineEvent({
  type: "subteam_self_removed",
  summary: "The receiver was removed from a user group.",
  scopes: ["usergroups:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: { subteam_id: Type.String(), event_ts: eventTs },
  example: { subteam_id: "S0123456789", event_ts: exampleTs },
});

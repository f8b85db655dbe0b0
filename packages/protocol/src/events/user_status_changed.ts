import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { examplePerson, person } from "../eventCatalog/personFields.ts";

export const user_status_changed = defineEvent({
  type: "user_status_changed",
  summary: "The status of a user changed.",
  scopes: ["users:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: person,
  example: examplePerson,
});

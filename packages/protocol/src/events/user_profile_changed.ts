import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { examplePerson, person } from "../eventCatalog/personFields.ts";

export const user_profile_changed = defineEvent({
  type: "user_profile_changed",
  summary: "The profile of a user changed.",
  scopes: ["users:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: person,
  example: examplePerson,
});

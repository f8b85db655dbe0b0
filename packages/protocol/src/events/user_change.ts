import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { examplePerson, person } from "../eventCatalog/personFields.ts";

export const user_change = defineEvent({
  type: "user_change",
  summary: "The account or the profile of a user changed.",
  scopes: ["users:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: person,
  example: examplePerson,
});

import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { examplePerson, person } from "../eventCatalog/personFields.ts";

export const team_join = defineEvent({
  type: "team_join",
  summary: "A person joined the workspace.",
  scopes: ["users:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: person,
  example: examplePerson,
});

import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleMark, mark } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const group_marked = defineEvent({
  type: "group_marked",
  summary: "The receiver has read a private channel up to a message.",
  scopes: readScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: mark,
  example: exampleMark,
});

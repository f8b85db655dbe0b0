import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleMark, mark } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const mpim_marked = defineEvent({
  type: "mpim_marked",
  summary: "The receiver has read a group direct message up to a message.",
  scopes: readScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: mark,
  example: exampleMark,
});

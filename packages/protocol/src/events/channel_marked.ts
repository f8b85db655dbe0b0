import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleMark, mark } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const channel_marked = defineEvent({
  type: "channel_marked",
  summary: "The receiver has read a public channel up to a message.",
  scopes: readScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: mark,
  example: exampleMark,
});

import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleMark, mark } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const im_marked = defineEvent({
  type: "im_marked",
  summary: "The receiver has read a direct message conversation up to a message.",
  scopes: readScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: mark,
  example: { ...exampleMark, channel: "D0123456789" },
});

import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleListed, listed } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const mpim_close = defineEvent({
  type: "mpim_close",
  summary: "The receiver closed a group direct message.",
  scopes: readScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: listed,
  example: { ...exampleListed, channel: "C0123456789" },
});

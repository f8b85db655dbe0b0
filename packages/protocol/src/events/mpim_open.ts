import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleListed, listed } from "../eventCatalog/fields.ts";
import { readScopes } from "../eventCatalog/scopes.ts";

export const mpim_open = defineEvent({
  type: "mpim_open",
  summary: "The receiver opened a group direct message.",
  scopes: readScopes,
  audience: ["user"],
  receivers: ["sockets"],
  fields: listed,
  example: { ...exampleListed, channel: "C0123456789" },
});

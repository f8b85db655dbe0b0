import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleListed, listed } from "../eventCatalog/fields.ts";

export const im_open = defineEvent({
  type: "im_open",
  summary: "The receiver opened a direct message conversation.",
  scopes: ["im:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: listed,
  example: exampleListed,
});

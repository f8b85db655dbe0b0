import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleListed, listed } from "../eventCatalog/fields.ts";

export const im_close = defineEvent({
  type: "im_close",
  summary: "The receiver closed a direct message conversation.",
  scopes: ["im:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: listed,
  example: exampleListed,
});

import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { examplePin, pin } from "../eventCatalog/fields.ts";

export const pin_added = defineEvent({
  type: "pin_added",
  summary: "A message was pinned to a conversation.",
  scopes: ["pins:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: pin,
  example: examplePin,
});

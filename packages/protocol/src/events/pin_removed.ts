import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { examplePin, pin } from "../eventCatalog/fields.ts";

export const pin_removed = defineEvent({
  type: "pin_removed",
  summary: "A message was unpinned from a conversation.",
  scopes: ["pins:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: {
    ...pin,
    has_pins: Type.Boolean({ description: "Whether the conversation has other pins." }),
  },
  example: { ...examplePin, pin_count: 0, has_pins: false },
});

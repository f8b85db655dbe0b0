import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleInChannel, inChannel } from "../eventCatalog/fields.ts";

export const group_archive = defineEvent({
  type: "group_archive",
  summary: "A private channel was archived.",
  scopes: ["groups:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: {
    ...inChannel,
    user: Type.String({ description: "The user who archived the channel." }),
    is_moved: Type.Integer(),
  },
  example: { ...exampleInChannel, user: "U0123456789", is_moved: 0 },
});

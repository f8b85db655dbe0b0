import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleInChannel, inChannel } from "../eventCatalog/fields.ts";

export const channel_archive = defineEvent({
  type: "channel_archive",
  summary: "A public channel was archived.",
  scopes: ["channels:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: {
    ...inChannel,
    user: Type.String({ description: "The user who archived the channel." }),
    is_moved: Type.Integer(),
  },
  example: { ...exampleInChannel, user: "U0123456789", is_moved: 0 },
});

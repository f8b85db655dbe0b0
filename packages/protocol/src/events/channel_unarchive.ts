import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleInChannel, inChannel } from "../eventCatalog/fields.ts";

export const channel_unarchive = defineEvent({
  type: "channel_unarchive",
  summary: "A public channel was restored from the archive.",
  scopes: ["channels:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: { ...inChannel, user: Type.String({ description: "The user who restored the channel." }) },
  example: { ...exampleInChannel, user: "U0123456789" },
});

import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleInChannel, inChannel } from "../eventCatalog/fields.ts";

export const group_unarchive = defineEvent({
  type: "group_unarchive",
  summary: "A private channel was restored from the archive.",
  scopes: ["groups:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: { ...inChannel, actor_id: Type.String({ description: "The user who restored the channel." }) },
  example: { ...exampleInChannel, actor_id: "U0123456789" },
});

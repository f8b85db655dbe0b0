import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleInChannel, inChannel } from "../eventCatalog/fields.ts";

export const channel_deleted = defineEvent({
  type: "channel_deleted",
  summary: "A public channel was deleted.",
  scopes: ["channels:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: { ...inChannel, actor_id: Type.String({ description: "The user who deleted the channel." }) },
  example: { ...exampleInChannel, actor_id: "U0123456789" },
});

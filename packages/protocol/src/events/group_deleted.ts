import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleInChannel, inChannel } from "../eventCatalog/fields.ts";

export const group_deleted = defineEvent({
  type: "group_deleted",
  summary: "A private channel was deleted.",
  scopes: ["groups:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: { ...inChannel, actor_id: Type.String({ description: "The user who deleted the channel." }) },
  example: { ...exampleInChannel, actor_id: "U0123456789" },
});

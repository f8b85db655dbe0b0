import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleInChannel, inChannel } from "../eventCatalog/fields.ts";

export const group_left = defineEvent({
  type: "group_left",
  summary: "The receiver left a private channel or was removed from it.",
  scopes: ["groups:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: { ...inChannel, actor_id: Type.String({ description: "The user who removed the receiver." }) },
  example: { ...exampleInChannel, actor_id: "U0123456780" },
});

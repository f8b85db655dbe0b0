import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleReaction, reaction } from "../eventCatalog/fields.ts";

export const reaction_added = defineEvent({
  type: "reaction_added",
  summary: "A user added a reaction to a message.",
  scopes: ["reactions:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: reaction,
  example: exampleReaction,
});

import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleReaction, reaction } from "../eventCatalog/fields.ts";

export const reaction_removed = defineEvent({
  type: "reaction_removed",
  summary: "A user removed a reaction from a message.",
  scopes: ["reactions:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: reaction,
  example: exampleReaction,
});

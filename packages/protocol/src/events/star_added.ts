import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleStar, star } from "../eventCatalog/starFields.ts";

export const star_added = defineEvent({
  type: "star_added",
  summary: "The receiver starred a message, a file or a conversation.",
  scopes: ["stars:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: star,
  example: exampleStar,
});

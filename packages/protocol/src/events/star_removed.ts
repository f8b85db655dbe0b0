import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleStar, star } from "../eventCatalog/starFields.ts";

export const star_removed = defineEvent({
  type: "star_removed",
  summary: "The receiver removed the star from a message, a file or a conversation.",
  scopes: ["stars:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: star,
  example: exampleStar,
});

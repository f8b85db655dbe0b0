import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleFile, file } from "../eventCatalog/fields.ts";

export const file_change = defineEvent({
  type: "file_change",
  summary: "The content, the title or the access of a canvas or a list changed.",
  scopes: ["files:read"],
  audience: ["channel", "user"],
  receivers: ["apps", "sockets"],
  fields: file,
  example: exampleFile,
});

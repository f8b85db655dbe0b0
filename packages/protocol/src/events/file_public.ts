import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleFile, file } from "../eventCatalog/fields.ts";

export const file_public = defineEvent({
  type: "file_public",
  summary: "A file was shared in a public channel for the first time.",
  scopes: ["files:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: file,
  example: exampleFile,
});

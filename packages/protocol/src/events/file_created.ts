import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleFile, file } from "../eventCatalog/fields.ts";

export const file_created = defineEvent({
  type: "file_created",
  summary: "The receiver uploaded a file.",
  scopes: ["files:read"],
  audience: ["user"],
  receivers: ["apps", "sockets"],
  fields: file,
  example: exampleFile,
});

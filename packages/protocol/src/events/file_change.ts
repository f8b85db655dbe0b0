import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleFile, file } from "../eventCatalog/fields.ts";

export const file_change = defineEvent({
  type: "file_change",
  summary:
    "A file was changed: the content, the title or the access of a canvas or a list, a remote file, or a public link.",
  scopes: ["files:read"],
  audience: ["channel", "user"],
  receivers: ["apps", "sockets"],
  fields: file,
  example: exampleFile,
});

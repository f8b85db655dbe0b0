import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleRenamed, renamed } from "../eventCatalog/fields.ts";

export const channel_rename = defineEvent({
  type: "channel_rename",
  summary: "A public channel was renamed.",
  scopes: ["channels:read"],
  audience: ["team"],
  receivers: ["apps", "sockets"],
  fields: renamed,
  example: exampleRenamed,
});

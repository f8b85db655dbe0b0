import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleRenamed, renamed } from "../eventCatalog/fields.ts";

export const group_rename = defineEvent({
  type: "group_rename",
  summary: "A private channel was renamed.",
  scopes: ["groups:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: renamed,
  example: { ...exampleRenamed, channel: { ...exampleRenamed.channel, is_channel: false } },
});

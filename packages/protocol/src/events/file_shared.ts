import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, exampleFile, file } from "../eventCatalog/fields.ts";

export const file_shared = defineEvent({
  type: "file_shared",
  summary: "A file was shared in a conversation.",
  scopes: ["files:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: { ...file, channel_id: channelId },
  example: { ...exampleFile, channel_id: "C0123456789" },
});

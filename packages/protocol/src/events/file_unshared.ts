import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, exampleFile, file } from "../eventCatalog/fields.ts";

export const file_unshared = defineEvent({
  type: "file_unshared",
  summary: "The last message of a conversation that showed a file was deleted.",
  scopes: ["files:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: { ...file, channel_id: channelId },
  example: { ...exampleFile, channel_id: "C0123456789" },
});

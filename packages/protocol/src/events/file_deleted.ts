import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const file_deleted = defineEvent({
  type: "file_deleted",
  summary: "A file was deleted.",
  scopes: ["files:read"],
  audience: ["channel", "user"],
  receivers: ["apps", "sockets"],
  fields: {
    file_id: Type.String(),
    channel_ids: Type.Array(Type.String(), {
      description: "The conversation of the receiver in which the file was shared; empty when it was shared nowhere.",
    }),
    event_ts: eventTs,
  },
  example: { file_id: "F0123456789", channel_ids: ["C0123456789"], event_ts: exampleTs },
});

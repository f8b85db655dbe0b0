import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleInChannel } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";

export const draft_changed = defineEvent({
  type: "draft_changed",
  summary: "The receiver wrote, sent or deleted a draft in one of their browsers.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    draft_id: Type.String(),
    channel: channelId,
    thread_ts: Type.Optional(Type.String()),
    version: Type.Integer(),
    is_deleted: Type.Boolean(),
    event_ts: eventTs,
  },
  example: { ...exampleInChannel, draft_id: "Dr0123456789", version: 1_700_000_000_000, is_deleted: false },
});

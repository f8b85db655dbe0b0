import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId } from "../eventCatalog/fields.ts";
import { historyScopes } from "../eventCatalog/scopes.ts";

export const user_typing = defineEvent({
  type: "user_typing",
  summary: "Another user types in a conversation.",
  scopes: historyScopes,
  audience: ["channel"],
  receivers: ["sockets"],
  fields: {
    channel: channelId,
    thread_ts: Type.Optional(Type.String()),
    user: Type.String(),
  },
  example: { channel: "C0123456789", user: "U0123456789" },
});

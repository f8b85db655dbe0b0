import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleTs } from "../eventCatalog/fields.ts";
import { postedMessage } from "../eventCatalog/messageFields.ts";

export const app_mention = defineEvent({
  type: "app_mention",
  summary: "A message mentions the app.",
  scopes: ["app_mentions:read"],
  audience: ["channel"],
  receivers: ["apps"],
  fields: postedMessage,
  example: {
    user: "U0123456789",
    text: "<@U0123456780> lunch?",
    ts: exampleTs,
    team: "T0123456789",
    channel: "C0123456789",
    event_ts: exampleTs,
  },
});

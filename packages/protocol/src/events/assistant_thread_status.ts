import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { historyScopes } from "../eventCatalog/scopes.ts";
import { statusClearReasons } from "../resources/threadStatus.ts";

export const assistant_thread_status = defineEvent({
  type: "assistant_thread_status",
  summary: "An app set the status of its thread with a person.",
  scopes: historyScopes,
  audience: ["channel"],
  receivers: ["sockets"],
  fields: {
    channel: channelId,
    thread_ts: Type.String(),
    user: Type.String({ description: "The bot user of the app." }),
    app_id: Type.String(),
    status: Type.String({ description: "Empty when the app is idle." }),
    loading_messages: Type.Array(Type.String(), { description: "Texts that clients show in turn instead." }),
    clear_reason: Type.Optional(
      Type.Enum([...statusClearReasons], {
        description: "Why there is no status any more; missing while there is one.",
      }),
    ),
    event_ts: eventTs,
  },
  example: {
    channel: "D0123456789",
    thread_ts: exampleTs,
    user: "U0123456780",
    app_id: "A0123456789",
    status: "is thinking…",
    loading_messages: [],
    event_ts: exampleTs,
  },
});

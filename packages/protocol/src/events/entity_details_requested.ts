import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const entity_details_requested = defineEvent({
  type: "entity_details_requested",
  summary: "A person opened or refreshed the details of a work object of the app.",
  scopes: [],
  audience: ["app"],
  receivers: ["apps"],
  fields: {
    user: Type.String(),
    trigger_id: Type.String({ description: "For `entity.presentDetails`." }),
    user_locale: Type.String(),
    link: Type.Object({ url: Type.String(), domain: Type.String() }),
    entity_url: Type.String(),
    external_ref: Type.Optional(Type.Object({ id: Type.String(), type: Type.Optional(Type.String()) })),
    app_unfurl_url: Type.Optional(Type.String({ description: "The link in the message." })),
    channel: Type.Optional(Type.String()),
    message_ts: Type.Optional(Type.String()),
    thread_ts: Type.Optional(Type.String()),
    event_ts: eventTs,
  },
  example: {
    user: "U0123456789",
    trigger_id: "c2VhbGVk",
    user_locale: "en-US",
    link: { url: "https://example.com/tasks/12?from=chat", domain: "example.com" },
    entity_url: "https://example.com/tasks/12",
    external_ref: { id: "task-12" },
    app_unfurl_url: "https://example.com/tasks/12?from=chat",
    channel: "C0123456789",
    message_ts: exampleTs,
    event_ts: exampleTs,
  },
});

import { Type } from "typebox";
import { contextSchema, exampleContext } from "../eventCatalog/agentFields.ts";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const app_context_changed = defineEvent({
  type: "app_context_changed",
  summary: "A person with an open conversation with the agent looks at something else besides.",
  scopes: [],
  audience: ["app"],
  receivers: ["apps"],
  fields: { channel: channelId, user: Type.String(), context: contextSchema, event_ts: eventTs },
  example: { channel: "D0123456789", user: "U0123456789", context: exampleContext, event_ts: exampleTs },
});

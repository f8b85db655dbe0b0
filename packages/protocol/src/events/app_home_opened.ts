import { Type } from "typebox";
import { contextSchema } from "../eventCatalog/agentFields.ts";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { viewSchema } from "../resources/view.ts";

export const app_home_opened = defineEvent({
  type: "app_home_opened",
  summary: "A person opened the home tab of the app, or the messages tab of an agent.",
  scopes: [],
  audience: ["app"],
  receivers: ["apps"],
  fields: {
    user: Type.String(),
    channel: Type.String({ description: "The direct message conversation of the person and the app." }),
    tab: Type.Enum(["home", "messages"]),
    view: Type.Optional(viewSchema),
    context: Type.Optional(contextSchema),
    event_ts: eventTs,
  },
  example: { user: "U0123456789", channel: "D0123456789", tab: "home", event_ts: exampleTs },
});

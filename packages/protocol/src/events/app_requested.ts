import { Type } from "typebox";
import { appRequestFields } from "../eventCatalog/appRequestFields.ts";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const app_requested = defineEvent({
  type: "app_requested",
  summary: "A person asked the administrators of the workspace to approve an app.",
  scopes: ["admin.apps:read"],
  audience: ["team"],
  receivers: ["apps"],
  fields: { app_request: Type.Object(appRequestFields), event_ts: eventTs },
  example: {
    app_request: {
      id: "Ar0123456789",
      app: {
        id: "A0123456789",
        name: "Echo",
        description: "Repeats messages",
        is_app_directory_approved: false,
        is_internal: false,
        is_granular_bot_app: true,
        additional_info: "",
      },
      previous_resolution: null,
      user: { id: "U0123456789", name: "bob", email: "bob@acme.test" },
      team: { id: "T0123456789", name: "Acme", domain: "acme" },
      scopes: [{ name: "chat:write", description: "Send messages as the app", is_sensitive: false, token_type: "bot" }],
      message: "We need it for the release.",
      date_created: 1_768_467_600,
    },
    event_ts: exampleTs,
  },
});

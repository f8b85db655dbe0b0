import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const app_uninstalled = defineEvent({
  type: "app_uninstalled",
  summary: "The app was removed from the workspace.",
  scopes: [],
  audience: ["app"],
  receivers: ["apps"],
  fields: { event_ts: eventTs },
  example: { event_ts: exampleTs },
});

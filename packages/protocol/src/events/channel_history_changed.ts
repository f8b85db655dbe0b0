import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleHistoryChanged, historyChanged } from "../eventCatalog/fields.ts";

export const channel_history_changed = defineEvent({
  type: "channel_history_changed",
  summary: "Retention deleted several messages of a public channel.",
  scopes: ["channels:history"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: historyChanged,
  example: exampleHistoryChanged,
});

import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleHistoryChanged, historyChanged } from "../eventCatalog/fields.ts";

export const im_history_changed = defineEvent({
  type: "im_history_changed",
  summary: "Retention deleted several messages of a direct message conversation.",
  scopes: ["im:history"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: historyChanged,
  example: exampleHistoryChanged,
});

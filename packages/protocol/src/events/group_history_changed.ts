import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleHistoryChanged, historyChanged } from "../eventCatalog/fields.ts";
import { historyScopes } from "../eventCatalog/scopes.ts";

export const group_history_changed = defineEvent({
  type: "group_history_changed",
  summary: "Retention deleted several messages of a private channel or a group DM.",
  scopes: historyScopes,
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: historyChanged,
  example: exampleHistoryChanged,
});

import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleThreadFields, threadFields } from "../eventCatalog/assistantFields.ts";

export const assistant_thread_context_changed = defineEvent({
  type: "assistant_thread_context_changed",
  summary: "A person with an open thread with the app switched to another conversation.",
  scopes: ["assistant:write"],
  audience: ["app"],
  receivers: ["apps"],
  fields: threadFields,
  example: exampleThreadFields,
});

import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleThreadFields, threadFields } from "../eventCatalog/assistantFields.ts";

export const assistant_thread_started = defineEvent({
  type: "assistant_thread_started",
  summary: "A person opened a new thread with the app.",
  scopes: ["assistant:write"],
  audience: ["app"],
  receivers: ["apps"],
  fields: threadFields,
  example: exampleThreadFields,
});

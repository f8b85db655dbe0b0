import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defineMethod } from "../define.ts";

export const assistantSearchInfo = defineMethod({
  name: "assistant.search.info",
  summary: "Tells whether searches understand questions; here they look for words.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["search:read.public"],
  rate: 2,
  params: {},
  result: {
    is_ai_search_enabled: Type.Boolean({ description: "Always false: this server has no semantic search." }),
  },
  errors: {},
  notes:
    "[assistant.search.context](assistant.search.context.md) searches by keywords and ranks what it finds. Agents that get false here put the words that matter into their queries.",
  examples: [{ title: "Before the first search", params: {} }],
  async handler() {
    return succeed({ is_ai_search_enabled: false });
  },
});

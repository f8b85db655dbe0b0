import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { historyScopes } from "../eventCatalog/scopes.ts";
import { agentSessionSchema, exampleAgentSession } from "../resources/agentSession.ts";

export const agent_session_changed = defineEvent({
  type: "agent_session_changed",
  summary: "A session with an agent began, or has another title or status.",
  scopes: historyScopes,
  audience: ["channel"],
  receivers: ["sockets"],
  fields: { ...agentSessionSchema.properties, event_ts: eventTs },
  example: { ...exampleAgentSession, event_ts: exampleTs },
});

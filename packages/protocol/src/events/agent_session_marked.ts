import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleTs } from "../eventCatalog/fields.ts";
import { clientScope } from "../eventCatalog/scopes.ts";

export const agent_session_marked = defineEvent({
  type: "agent_session_marked",
  summary: "The receiver pinned or archived a session with an agent, or undid that.",
  scopes: [clientScope],
  audience: ["user"],
  receivers: ["sockets"],
  fields: {
    channel: channelId,
    thread_ts: Type.Optional(Type.String({ description: "Left out where the session is a whole code channel." })),
    is_pinned: Type.Boolean(),
    is_archived: Type.Boolean(),
    event_ts: eventTs,
  },
  example: {
    channel: "D0123456789",
    thread_ts: exampleTs,
    is_pinned: true,
    is_archived: false,
    event_ts: exampleTs,
  },
});

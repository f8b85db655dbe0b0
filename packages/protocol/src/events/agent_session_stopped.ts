import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const agent_session_stopped = defineEvent({
  type: "agent_session_stopped",
  summary: "A person stopped the app while it was working in a session.",
  scopes: ["assistant:write", "code_channels:manage"],
  audience: ["app"],
  receivers: ["apps"],
  fields: {
    channel: channelId,
    user: Type.String({ description: "The person." }),
    thread_ts: Type.Optional(Type.String({ description: "Left out where the session is a whole code channel." })),
    streaming_message_ts: Type.Array(Type.String(), {
      description: "The streams of the app that were ended; empty when none was open.",
    }),
    event_ts: eventTs,
  },
  example: {
    channel: "D0123456789",
    user: "U0123456789",
    thread_ts: exampleTs,
    streaming_message_ts: [exampleTs],
    event_ts: exampleTs,
  },
});

import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { channelId, eventTs, exampleTs } from "../eventCatalog/fields.ts";

export const agent_session_title_changed = defineEvent({
  type: "agent_session_title_changed",
  summary: "A person, or another agent, renamed a session of the app.",
  scopes: ["assistant:write", "code_channels:manage"],
  audience: ["app"],
  receivers: ["apps"],
  fields: {
    channel: channelId,
    user: Type.String({ description: "The person, or the bot user of the other agent." }),
    team_id: Type.String(),
    enterprise_id: Type.Optional(Type.String()),
    thread_ts: Type.Optional(Type.String({ description: "Left out where the session is a whole code channel." })),
    title: Type.String(),
    previous_title: Type.Optional(Type.String()),
    event_ts: eventTs,
  },
  example: {
    channel: "D0123456789",
    user: "U0123456789",
    team_id: "T0123456789",
    thread_ts: exampleTs,
    title: "Plan the launch",
    previous_title: "Launch",
    event_ts: exampleTs,
  },
});

import { type Static, Type } from "typebox";

/** What an agent is at in a session, the strongest last. */
export const agentSessionStatuses = ["closed", "active", "processing", "suspended"] as const;

export type AgentSessionStatus = (typeof agentSessionStatuses)[number];

const status = Type.Enum([...agentSessionStatuses]);

/** A conversation with one or several agents in a thread or a code channel, as clients receive it. */
export const agentSessionSchema = Type.Object({
  channel: Type.String(),
  thread_ts: Type.Optional(Type.String({ description: "Left out where the session is a whole code channel." })),
  title: Type.String(),
  status: Type.Enum([...agentSessionStatuses], { description: "The strongest of its agents." }),
  can_stop: Type.Boolean({ description: "Whether an agent at work subscribes to `agent_session_stopped`." }),
  initiator: Type.Optional(Type.String({ description: "The person whom it began with." })),
  created: Type.Integer(),
  agents: Type.Array(
    Type.Object({
      app_id: Type.String(),
      user: Type.String({ description: "The bot user of the app." }),
      status,
      since: Type.Integer({ description: "When the status began, in seconds." }),
      until: Type.Optional(Type.Integer({ description: "When `processing` falls back to `active`." })),
      username: Type.Optional(Type.String()),
      icon_emoji: Type.Optional(Type.String()),
      icon_url: Type.Optional(Type.String()),
    }),
  ),
});

export type AgentSession = Static<typeof agentSessionSchema>;

export const exampleAgentSession = {
  channel: "D0123456789",
  thread_ts: "1768467600.000100",
  title: "Plan the launch",
  status: "processing" as const,
  can_stop: true,
  initiator: "U0123456789",
  created: 1768467600,
  agents: [
    {
      app_id: "A0123456789",
      user: "U0123456780",
      status: "processing" as const,
      since: 1768467600,
      until: 1768471200,
    },
  ],
};

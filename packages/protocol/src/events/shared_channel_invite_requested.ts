import { Type } from "typebox";
import { exampleTeamsInChannel, teamsInChannel } from "../eventCatalog/connectFields.ts";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { eventTs, exampleTs } from "../eventCatalog/fields.ts";

const eventType = "slack#/events/shared_channel_invite_requested";

export const shared_channel_invite_requested = defineEvent({
  type: "shared_channel_invite_requested",
  summary: "A person asks to share a channel, and the workspace has such invites reviewed before they are sent.",
  scopes: ["conversations.connect:manage"],
  audience: ["team"],
  receivers: ["apps"],
  fields: {
    actor: Type.Object({
      id: Type.String(),
      name: Type.String(),
      is_bot: Type.Boolean(),
      team_id: Type.String(),
      timezone: Type.String(),
      real_name: Type.String(),
      display_name: Type.String(),
    }),
    channel_id: Type.String(),
    event_type: Type.Literal(eventType),
    channel_name: Type.String(),
    channel_type: Type.Enum(["public", "private"]),
    target_users: Type.Array(
      Type.Object({
        email: Type.Optional(Type.String({ description: "Only when the person was invited by address." })),
        user_id: Type.Optional(Type.String({ description: "Only when the person was invited by id." })),
        invite_id: Type.String(),
      }),
    ),
    ...teamsInChannel,
    is_external_limited: Type.Boolean({ description: "Whether the people to invite could post, but not invite." }),
    channel_date_created: Type.Integer({ description: "In seconds." }),
    channel_message_latest_counted_timestamp: Type.Integer({
      description: "When the latest message was posted, in microseconds; 0 without any.",
    }),
    event_ts: eventTs,
  },
  example: {
    actor: {
      id: "U0123456789",
      name: "ann",
      is_bot: false,
      team_id: "T0123456789",
      timezone: "Europe/Vienna",
      real_name: "Ann Arbor",
      display_name: "ann",
    },
    channel_id: "C0123456789",
    event_type: eventType,
    channel_name: "partners",
    channel_type: "public",
    target_users: [{ email: "gina@example.com", invite_id: "I0123456789" }],
    ...exampleTeamsInChannel,
    is_external_limited: true,
    channel_date_created: 1_768_467_600,
    channel_message_latest_counted_timestamp: 1_768_467_600_000_100,
    event_ts: exampleTs,
  },
});

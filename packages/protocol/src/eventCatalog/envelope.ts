import { Type } from "typebox";

/** What surrounds an event that an app receives, by request or over its socket: for whom it is, and its id. */
export const envelopeSchema = Type.Object(
  {
    token: Type.String({ description: "The verification token of the app. Check the signature instead." }),
    team_id: Type.String({ description: "The workspace in which the app receives the event." }),
    enterprise_id: Type.Optional(Type.String()),
    context_team_id: Type.String(),
    context_enterprise_id: Type.Union([Type.String(), Type.Null()]),
    api_app_id: Type.String({ description: "The app that receives the event." }),
    type: Type.Literal("event_callback"),
    event_id: Type.String({ description: "The same in every attempt to deliver the event." }),
    event_time: Type.Integer({ description: "When the event happened, in seconds." }),
    authorizations: Type.Array(
      Type.Object({
        enterprise_id: Type.Union([Type.String(), Type.Null()]),
        team_id: Type.String(),
        user_id: Type.String(),
        is_bot: Type.Boolean(),
        is_enterprise_install: Type.Boolean(),
      }),
      { description: "One installation that may see the event; `apps.event.authorizations.list` lists all." },
    ),
    is_ext_shared_channel: Type.Boolean(),
    event_context: Type.String({ description: "For `apps.event.authorizations.list`." }),
  },
  { title: "EventEnvelope" },
);

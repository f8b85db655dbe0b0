import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listAuthorizations } from "../../domain/events/listAuthorizations.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";

export const appsEventAuthorizationsList = defineMethod({
  name: "apps.event.authorizations.list",
  summary: "Lists on whose behalf an app may see an event.",
  http: "POST",
  tokens: ["app"],
  scopes: ["authorizations:read"],
  rate: { perMinute: 600 },
  params: {
    event_context: text({ describe: "`event_context` of the event.", otherwise: "invalid_event_context" }),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
  },
  result: {
    authorizations: Type.Array(
      Type.Object({
        enterprise_id: Type.Union([Type.String(), Type.Null()]),
        team_id: Type.String(),
        user_id: Type.String({ description: "A person, or the app's bot." }),
        is_bot: Type.Boolean(),
        is_enterprise_install: Type.Boolean(),
      }),
    ),
    response_metadata: pageSchema,
  },
  errors: {
    invalid_event_context: "`event_context` is missing, or none that this server made.",
    auth_mismatch: "The event was another app's.",
    invalid_cursor: "`cursor` is of another event or caller, forged, or too old.",
  },
  notes: "An event is sent to an app once and names one authorization, even if several of the app's users may see it.",
  examples: [{ title: "Who else may see it?", params: { event_context: "..." } }],
  async handler(ctx, params) {
    const { event_context: eventContext, cursor, limit } = params;
    const listed = await listAuthorizations(ctx, { eventContext, cursor, limit });
    if (!listed.ok) return listed;
    return succeed({
      authorizations: listed.authorizations.map(({ orgId, teamId, userId, isBot, isOrgWide }) => ({
        enterprise_id: orgId,
        team_id: teamId,
        user_id: userId,
        is_bot: isBot,
        is_enterprise_install: isOrgWide,
      })),
      response_metadata: { next_cursor: listed.next },
    });
  },
});

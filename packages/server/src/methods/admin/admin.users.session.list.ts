import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listActiveSessions } from "../../domain/sessions/listActiveSessions.ts";
import { activeSessionSchema, presentActiveSession } from "../../present/activeSession.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";
import { holderErrors } from "../sessionParams.ts";

export const adminUsersSessionList = defineMethod({
  name: "admin.users.session.list",
  summary: "Lists the browsers in which people are signed in.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:read"],
  rate: 2,
  params: {
    team_id: optional(
      id({ object: "team", describe: "The workspace; together with `user_id`.", otherwise: "team_not_found" }),
    ),
    user_id: optional(
      id({ object: "user", describe: "The person; together with `team_id`.", otherwise: "user_not_found" }),
    ),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.session_page_max }),
      limits.session_page_max,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { active_sessions: Type.Array(activeSessionSchema), response_metadata: pageSchema },
  errors: {
    ...holderErrors,
    missing_team: "`user_id` is given without `team_id`.",
    missing_user: "`team_id` is given without `user_id`.",
    team_not_found: "No such workspace, or one that is neither the caller's own nor in the caller's org.",
    no_active_sessions: "Nobody of them is signed in.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "One person", params: { team_id: "T0123456789", user_id: "U0123456789" } }],
  notes:
    "Without `team_id` and `user_id`, admins of the org list all sessions of the org, and owners of a workspace outside any org those of the workspace. Sessions that wait for a code of the second factor are not active.",
  async handler(ctx, params) {
    const { team_id: teamId, user_id: userId, cursor, limit } = params;
    const listed = await listActiveSessions(ctx, { teamId, userId, cursor, limit });
    if (!listed.ok) return listed;
    return succeed({
      active_sessions: listed.sessions.map((row) => presentActiveSession(row, listed.teamId)),
      response_metadata: { next_cursor: listed.next },
    });
  },
});

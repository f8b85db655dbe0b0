import { invalidateSession } from "../../domain/sessions/invalidateSession.ts";
import { defineMethod } from "../define.ts";
import { count, id, optional } from "../params.ts";

export const adminUsersSessionInvalidate = defineMethod({
  name: "admin.users.session.invalidate",
  summary: "Signs a person out in one browser.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    session_id: count({
      describe: "The session, as `admin.users.session.list` calls it; a number or its text.",
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      otherwise: "session_not_found",
    }),
    user_id: optional(id({ object: "user", describe: "The person; checked when given.", otherwise: "user_not_found" })),
    team_id: optional(
      id({ object: "team", describe: "A workspace of the person; checked when given.", otherwise: "team_not_found" }),
    ),
  },
  result: {},
  errors: {
    session_not_found: "No open session of a person whom the caller administers has this id.",
    user_not_found: "`user_id` is not a person of a workspace that the caller administers, or is a bot.",
    team_not_found: "No such workspace, or one that is neither the caller's own nor in the caller's org.",
    not_an_admin:
      "The caller administers neither a workspace nor an org, or has a role that does not reach this person.",
    cannot_invalidate_primary_owner: "The primary owner alone ends the primary owner's sessions.",
  },
  examples: [{ title: "One browser", params: { user_id: "U0123456789", session_id: 1234567890 } }],
  notes:
    "The next request of that browser is refused and its sockets close. Other browsers of the person stay signed in.",
  handler: (ctx, params) =>
    ctx.write(invalidateSession, {
      sessionId: params.session_id,
      userId: params.user_id,
      teamId: params.team_id,
    }),
});

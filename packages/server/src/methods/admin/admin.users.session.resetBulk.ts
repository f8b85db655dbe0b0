import { refuseSome, succeed } from "@platform/protocol";
import { resetManySessions } from "../../domain/sessions/resetManySessions.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag } from "../params.ts";
import { holdersParam } from "../sessionParams.ts";

export const adminUsersSessionResetBulk = defineMethod({
  name: "admin.users.session.resetBulk",
  summary: "Signs many people out in every browser.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    user_ids: holdersParam,
    mobile_only: defaulted(
      flag({ describe: "Only sessions of phone apps. There are none here, so nothing ends." }),
      false,
    ),
    web_only: defaulted(flag({ describe: "Only sessions of browsers, which all of them are." }), false),
  },
  result: {},
  errors: {
    user_not_found: "None of the ids is a person of a workspace that the caller administers.",
    not_an_admin:
      "The caller administers neither a workspace nor an org, or has a role that reaches none of these people.",
    cannot_reset_bot: "Bots sign in nowhere.",
    cannot_reset_primary_owner: "The primary owner alone ends the primary owner's sessions, on the account page.",
    failed_for_some_users: "`failed_user_ids` has a code for each of them. All others are signed out.",
  },
  examples: [{ title: "Two people", params: { user_ids: ["U0123456789", "U0987654321"] } }],
  notes: "The answer comes at once, and a job does the work: see `admin.jobs.list`. Tokens that apps hold stay valid.",
  async handler(ctx, params) {
    if (params.mobile_only && !params.web_only) return succeed({});
    const started = await ctx.write(resetManySessions, { userIds: params.user_ids });
    if (!started.ok) return started;
    return Object.keys(started.failed).length > 0 ? refuseSome(started.failed) : succeed({});
  },
});

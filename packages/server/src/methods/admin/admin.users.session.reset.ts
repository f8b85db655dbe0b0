import { succeed } from "@platform/protocol";
import { resetSessions } from "../../domain/people/resetSessions.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id } from "../params.ts";

export const adminUsersSessionReset = defineMethod({
  name: "admin.users.session.reset",
  summary: "Signs a person out in every browser.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    user_id: id({ object: "user", describe: "Whom to sign out.", otherwise: "user_not_found" }),
    mobile_only: defaulted(
      flag({ describe: "Only sessions of phone apps. There are none here, so nothing ends." }),
      false,
    ),
    web_only: defaulted(flag({ describe: "Only sessions of browsers, which all of them are." }), false),
  },
  result: {},
  errors: {
    user_not_found: "`user_id` is not a person of a workspace that the caller administers.",
    not_an_admin: "The caller runs neither a workspace nor an org.",
    cannot_reset_bot: "A bot signs in nowhere. Revoke its token or uninstall its app.",
    cannot_reset_primary_owner: "The primary owner alone ends the primary owner's sessions, on the account page.",
  },
  notes:
    "The person can sign in again at once. Tokens that apps hold for the person stay: `admin.users.remove` ends everything.",
  examples: [{ title: "A laptop was lost", params: { user_id: "U0123456789" } }],
  async handler(ctx, params) {
    if (params.mobile_only && !params.web_only) return succeed({});
    return ctx.write(resetSessions, { userId: params.user_id });
  },
});

import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { createClaimLink } from "../../domain/people/createClaimLink.ts";
import { seconds } from "../../present/timestamp.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminUsersCreateClaimLink = defineMethod({
  name: "admin.users.createClaimLink",
  summary: "Creates the link with which a person enters an account that was imported for them.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    user_id: id({ object: "user", describe: "Whose account it is.", otherwise: "user_not_found" }),
  },
  result: {
    url: Type.String({ description: "The link, for one use. It is not shown again." }),
    date_expire: Type.Integer({ description: "When the link expires." }),
  },
  errors: {
    ...governErrors,
    user_not_found: "`user_id` is not an active person of the workspace.",
    account_claimed: "The account was not imported, or its person has entered with it. The operator resets passwords.",
    invalid_permissions:
      "The account belongs to an administrator, and the caller is no owner; or to a primary owner or to an administrator elsewhere, for whom the operator creates links.",
  },
  examples: [{ title: "After an import", params: { team_id: "T0123456789", user_id: "U0123456789" } }],
  notes: `A method of this server's own. The person chooses a password with the link, within ${limits.one_time_link_life_s / 3600} hours. An earlier link stops working. The operator creates such links with \`platform user reset\`, for every account.`,
  async handler(ctx, params) {
    const made = await ctx.write(createClaimLink, { teamId: params.team_id, userId: params.user_id });
    if (!made.ok) return made;
    return succeed({ url: ctx.baseUrl + made.path, date_expire: seconds(made.expiresMs) });
  },
});

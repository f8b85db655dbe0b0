import { setExpiration } from "../../domain/users/setExpiration.ts";
import { governErrors, memberParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, id, optional } from "../params.ts";

export const adminUsersSetExpiration = defineMethod({
  name: "admin.users.setExpiration",
  summary: "Sets when a guest loses access to a workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    user_id: memberParam,
    expiration_ts: count({
      describe: "The end in seconds since 1970; 0 removes it.",
      min: 0,
      max: 253_402_300_799,
      otherwise: "failed_to_validate_expiration",
    }),
    team_id: optional(
      id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
    ),
  },
  result: {},
  errors: {
    ...governErrors,
    user_not_found: "`user_id` is not a person of that workspace, or is a bot.",
    user_is_not_a_guest: "Only the access of guests ends by itself.",
    user_is_deactivated: "The person was removed from the workspace already.",
    failed_to_validate_expiration: "`expiration_ts` has passed, or is what is set already.",
  },
  examples: [{ title: "Until the project ends", params: { user_id: "U0123456789", expiration_ts: 1_800_000_000 } }],
  notes: "At that time the guest is removed as by `admin.users.remove`.",
  handler: (ctx, params) =>
    ctx.write(setExpiration, {
      teamId: params.team_id ?? ctx.caller.teamId,
      userId: params.user_id,
      expiresMs: params.expiration_ts * 1000,
    }),
});

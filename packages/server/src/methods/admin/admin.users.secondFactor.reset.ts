import { resetSecondFactor } from "../../domain/people/resetSecondFactor.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const adminUsersSecondFactorReset = defineMethod({
  name: "admin.users.secondFactor.reset",
  summary: "Removes the lost second factor of a person.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    user_id: id({ object: "user", describe: "Who has lost it.", otherwise: "user_not_found" }),
  },
  result: {},
  errors: {
    user_not_found: "`user_id` is not a person of a workspace that the caller administers.",
    not_an_admin: "The caller runs neither a workspace nor an org.",
    invalid_permissions:
      "The person is an administrator, and the caller is not an owner of every workspace where they are one.",
    cannot_reset_primary_owner:
      "The operator removes the second factor of a primary owner, with `platform user reset --two-factor`.",
    cannot_reset_self: "Your own second factor is changed on the account page, with a code or a password.",
    second_factor_not_set: "The person has no second factor.",
  },
  examples: [{ title: "A phone was lost", params: { user_id: "U0123456789" } }],
  notes:
    "A method of this server's own. The authenticator app, the recovery codes and all passkeys go, the person is signed out in every browser, and a mail tells them. They sign in with their password; a workspace that requires a second factor then asks them to set up a new one.",
  handler: (ctx, params) => ctx.write(resetSecondFactor, { userId: params.user_id }),
});

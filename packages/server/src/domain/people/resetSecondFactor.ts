import { type Outcome, refuse, succeed } from "@platform/protocol";
import { lockAccount, selectMemberships } from "../../storage/queries/memberships.ts";
import { hasSecondFactor } from "../../storage/queries/secondFactors.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { updateSessionsRevoked } from "../../storage/queries/sessions.ts";
import { isOwnerOf } from "../access/governTeam.ts";
import { isOrgOwner } from "../access/roles.ts";
import { isAdmin } from "../caller.ts";
import { defineOperation, type ReadContext } from "../context.ts";
import { endListening } from "../events/endAccess.ts";
import { mailSecondFactorReset } from "../mail/mailSecondFactorReset.ts";
import { accessSessionHolder } from "./accessSessionHolder.ts";
import { dropSecondFactors } from "./dropSecondFactors.ts";

export type ResetFactorCode =
  | "not_an_admin"
  | "user_not_found"
  | "cannot_reset_primary_owner"
  | "cannot_reset_self"
  | "invalid_permissions"
  | "second_factor_not_set";

/**
 * An administrator removes what a person has lost: phone, recovery codes, passkeys. The account then opens with the password
 * alone, in all workspaces of the person, so nobody can do this to a person of higher rank in any of them.
 */
export const resetSecondFactor = defineOperation(
  import.meta,
  async (ctx, input: { readonly userId: string }): Promise<Outcome<object, ResetFactorCode>> => {
    await lockAccount(ctx.db, input.userId);
    const found = await accessSessionHolder(ctx, input.userId);
    if (!found.ok) return refuse(found.error === "bots_not_allowed" ? "user_not_found" : found.error);
    const { id } = found.user;
    if (found.isPrimaryOwner) return refuse("cannot_reset_primary_owner");
    // An open browser would otherwise be enough to get rid of one's own.
    if (id === ctx.caller.userId) return refuse("cannot_reset_self");
    if (!(await outranks(ctx, id))) return refuse("invalid_permissions");
    if (!(await hasSecondFactor(ctx.db, id))) return refuse("second_factor_not_set");
    await dropSecondFactors(ctx, id);
    await updateSessionsRevoked(ctx.db, id, ctx.nowMs);
    await endListening(ctx, id);
    await mailSecondFactorReset(ctx, id);
    return succeed({});
  },
);

/** Whether the caller is an owner wherever the person is an administrator. */
async function outranks(ctx: ReadContext, userId: string): Promise<boolean> {
  for (const user of await selectMemberships(ctx.db, userId)) {
    if (user.org_role !== null && !isOrgOwner(ctx.caller)) return false;
    if (!isAdmin(user) || user.deactivated_ms !== null) continue;
    const team = await selectTeam(ctx.db, user.team_id);
    if (!team || !isOwnerOf(ctx.caller, team)) return false;
  }
  return true;
}

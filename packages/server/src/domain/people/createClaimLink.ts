import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectUnclaimedIds } from "../../storage/queries/imports.ts";
import { lockAccount, selectMemberships } from "../../storage/queries/memberships.ts";
import { accessMember, type MemberCode } from "../access/accessMember.ts";
import { isOwnerOf } from "../access/governTeam.ts";
import { isAdmin } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { createPasswordLink } from "../oneTimeLinks/createPasswordLink.ts";

export type ClaimCode = MemberCode | "account_claimed" | "invalid_permissions";

export interface ClaimOf {
  readonly teamId: string;
  readonly userId: string;
}

/**
 * Creates the link with which a person enters the account that an import has made for them. Nobody can enter an account
 * that its person has claimed in this way, and nobody one with a higher rank.
 */
export const createClaimLink = defineOperation(
  import.meta,
  async (ctx, input: ClaimOf): Promise<Outcome<{ path: string; expiresMs: number }, ClaimCode>> => {
    await lockAccount(ctx.db, input.userId);
    const found = await accessMember(ctx, input);
    if (!found.ok) return found;
    const { user, team } = found;
    if (user.deactivated_ms !== null) return refuse("user_not_found");
    // A link opens all workspaces of the person.
    const ranked = (await selectMemberships(ctx.db, user.id)).filter((one) => isAdmin(one) || one.org_role !== null);
    if (ranked.some((one) => one.team_id !== team.id || one.role === "primary_owner" || one.org_role !== null))
      return refuse("invalid_permissions");
    if (ranked.length > 0 && !isOwnerOf(ctx.caller, team)) return refuse("invalid_permissions");
    if ((await selectUnclaimedIds(ctx.db, team.id, [user.id])).length === 0) return refuse("account_claimed");
    const made = await createPasswordLink.within(ctx, { userId: user.id, removesSecondFactor: false });
    return made.ok ? succeed({ path: made.path, expiresMs: ctx.nowMs + limits.one_time_link_life_s * 1000 }) : made;
  },
);

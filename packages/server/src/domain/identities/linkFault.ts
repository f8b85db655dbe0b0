import { selectMemberships } from "../../storage/queries/memberships.ts";
import type { Db } from "../../storage/db.ts";
import { isAdmin } from "../caller.ts";

export type LinkFault = "account_inactive" | "two_factor_missing";

/**
 * Why no identity may be linked to an account, in whatever way: it is a bot's, it is not active in any of the workspaces, or its
 * person runs a workspace and has no second factor, which would make the provider the only guard of the workspace.
 */
export async function linkFault(
  db: Db,
  { userId, teamIds, nowMs }: { readonly userId: string; readonly teamIds: readonly string[]; readonly nowMs: number },
): Promise<LinkFault | undefined> {
  const memberships = await selectMemberships(db, userId);
  const active = memberships.filter(
    (user) => user.deactivated_ms === null && (user.expires_ms === null || user.expires_ms > nowMs),
  );
  const isHere = active.some((user) => teamIds.includes(user.team_id) && user.bot_id === null);
  if (!isHere) return "account_inactive";
  const isPowerful = active.some((user) => isAdmin(user) || user.org_role !== null);
  return isPowerful && active.some((user) => user.two_factor_ms === null) ? "two_factor_missing" : undefined;
}

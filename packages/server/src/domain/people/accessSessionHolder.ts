import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectMemberships } from "../../storage/queries/memberships.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { governTeam } from "../access/governTeam.ts";
import { delegatedEntities } from "../access/mayAdminister.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { isAdmin } from "../caller.ts";
import type { ReadContext } from "../context.ts";

export type SessionHolderCode = "not_an_admin" | "user_not_found" | "bots_not_allowed";

/**
 * The access check for the sign-in sessions of a person. A session reaches all workspaces of a person, so the admins of each
 * decide about it. Whether an id names a person is for admins to know, and only of the people whom they administer.
 */
export async function accessSessionHolder(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ user: UserRow; isPrimaryOwner: boolean }, SessionHolderCode>> {
  const isActor = runsOwnWorkspace(ctx.caller) || (await delegatedEntities(ctx)).length > 0;
  if (!isActor) return refuse("not_an_admin");
  const users = isIdShaped(id) ? await selectMemberships(ctx.db, id) : [];
  const ranked = users.some((user) => isAdmin(user) || user.org_role !== null);
  for (const user of users) {
    const governed = await governTeam(ctx, user.team_id);
    if (!governed.ok) continue;
    if (user.bot_id !== null) return refuse("bots_not_allowed");
    // A delegated role decides about members and guests only.
    if (governed.by === "role" && ranked) return refuse("not_an_admin");
    const isPrimaryOwner = users.some((one) => one.role === "primary_owner" || one.org_role === "primary_owner");
    return succeed({ user, isPrimaryOwner });
  }
  return refuse("user_not_found");
}

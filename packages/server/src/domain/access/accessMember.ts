import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectUser } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { isAdmin } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import type { TeamRow } from "./accessTeam.ts";
import { type GovernCode, governTeam } from "./governTeam.ts";

export type MemberCode = GovernCode | "user_not_found";

/** The access check for managing a person, for admins of a workspace that the person belongs or belonged to. Bots belong to their apps, so they are not found here. */
export async function accessMember(
  ctx: ReadContext,
  named: { readonly teamId: string; readonly userId: string },
): Promise<Outcome<{ user: UserRow; team: TeamRow }, MemberCode>> {
  const governed = await governTeam(ctx, named.teamId);
  if (!governed.ok) return governed;
  const { team } = governed;
  const user = isIdShaped(named.userId) ? await selectUser(ctx.db, team.id, named.userId) : undefined;
  if (!user || user.bot_id !== null) return refuse("user_not_found");
  // A delegated role decides about members and guests: owners and admins would lose their rank to it.
  if (governed.by === "role" && (isAdmin(user) || user.org_role !== null)) return refuse("not_an_admin");
  return succeed({ user, team });
}

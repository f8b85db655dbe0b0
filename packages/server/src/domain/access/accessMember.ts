import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectUser } from "../../storage/queries/users.ts";
import type { UserRow } from "../../storage/tables/users.ts";
import type { ReadContext } from "../context.ts";
import type { TeamRow } from "./accessTeam.ts";
import { type GovernCode, governTeam } from "./governTeam.ts";

export type MemberCode = GovernCode | "user_not_found";

/** The access check for managing a person, for admins of the person's workspace. Bots belong to their apps, so they are not found here. */
export async function accessMember(
  ctx: ReadContext,
  named: { readonly teamId: string; readonly userId: string },
): Promise<Outcome<{ user: UserRow; team: TeamRow }, MemberCode>> {
  const governed = await governTeam(ctx, named.teamId);
  if (!governed.ok) return governed;
  const { team } = governed;
  const user = isIdShaped(named.userId) ? await selectUser(ctx.db, named.userId) : undefined;
  if (!user || user.team_id !== team.id || user.bot_id !== null) return refuse("user_not_found");
  return succeed({ user, team });
}

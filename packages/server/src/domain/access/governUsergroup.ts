import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectUsergroup } from "../../storage/queries/usergroups.ts";
import { selectTeamsOfGroup } from "../../storage/queries/usergroupTeams.ts";
import type { ReadContext } from "../context.ts";
import type { UsergroupRow } from "./accessUsergroup.ts";
import { governTeam } from "./governTeam.ts";
import { runsOwnWorkspace } from "./roles.ts";

export type GovernUsergroupCode =
  | "not_an_admin"
  | "team_not_found"
  | "usergroup_not_found"
  | "usergroup_not_linked_to_team";

/** The workspace that is named, or else that of the group, and whether members of the group become its members. */
export interface GovernedUsergroup {
  readonly group: UsergroupRow;
  readonly teamId: string;
  readonly isProvisioned: boolean;
}

/** The only access check for administering a user group: for the administrators of its workspace, and of the named one. */
export async function governUsergroup(
  ctx: ReadContext,
  named: { readonly id: string; readonly teamId?: string | undefined },
): Promise<Outcome<GovernedUsergroup, GovernUsergroupCode>> {
  if (named.teamId !== undefined) {
    const governed = await governTeam(ctx, named.teamId);
    if (!governed.ok) return governed;
  }
  if (!runsOwnWorkspace(ctx.caller)) return refuse("not_an_admin");
  const group = isIdShaped(named.id) ? await selectUsergroup(ctx.db, named.id) : undefined;
  if (!group || !(await governTeam(ctx, group.team_id)).ok) return refuse("usergroup_not_found");
  const { teamId = group.team_id } = named;
  if (teamId === group.team_id) return succeed({ group, teamId, isProvisioned: true });
  const linked = (await selectTeamsOfGroup(ctx.db, group.id)).find((row) => row.team_id === teamId);
  if (!linked) return refuse("usergroup_not_linked_to_team");
  return succeed({ group, teamId, isProvisioned: linked.auto_provision === 1 });
}

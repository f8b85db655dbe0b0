import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectOrg, selectTeam, selectTeamByDomain } from "../../storage/queries/teams.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { OrgRow } from "../../storage/tables/orgs.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import type { ReadContext } from "../context.ts";
import { isOrgAdmin } from "./roles.ts";

export type { OrgRow } from "../../storage/tables/orgs.ts";
export type { TeamRow } from "../../storage/tables/teams.ts";

/** The only door to a workspace: the caller's own, or another one of the same org. */
export async function accessTeam(
  ctx: ReadContext,
  named: { readonly id?: string | undefined; readonly domain?: string | undefined },
): Promise<Outcome<{ team: TeamRow; org: OrgRow | undefined }, "team_not_found">> {
  const team = named.domain
    ? await selectTeamByDomain(ctx.db, named.domain)
    : await selectTeam(ctx.db, named.id ?? ctx.caller.teamId);
  if (!team || team.deleted_ms !== null || !(await isReachable(ctx, team))) return refuse("team_not_found");
  const org = team.org_id === null ? undefined : await selectOrg(ctx.db, team.org_id);
  return succeed({ team, org });
}

async function isReachable({ db, caller }: ReadContext, team: TeamRow): Promise<boolean> {
  if (team.id === caller.teamId) return true;
  if (team.org_id === null || team.org_id !== caller.orgId) return false;
  if (team.discoverability !== "unlisted" || isOrgAdmin(caller) || caller.granted?.includes(team.id)) return true;
  // An unlisted workspace is known to its members only, who may call from another workspace of theirs.
  return (await selectUser(db, team.id, caller.userId))?.deactivated_ms === null;
}

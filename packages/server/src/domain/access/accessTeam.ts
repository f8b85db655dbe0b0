import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectOrg, selectTeam, selectTeamByDomain } from "../../storage/queries/teams.ts";
import type { OrgRow } from "../../storage/tables/orgs.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import type { ReadContext } from "../context.ts";

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
  if (!team || team.deleted_ms !== null || !isReachable(ctx, team)) return refuse("team_not_found");
  const org = team.org_id === null ? undefined : await selectOrg(ctx.db, team.org_id);
  return succeed({ team, org });
}

function isReachable(ctx: ReadContext, team: TeamRow): boolean {
  return team.id === ctx.caller.teamId || (team.org_id !== null && team.org_id === ctx.caller.orgId);
}

import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { mayAdministerOrg } from "../access/mayAdminister.ts";
import type { ReadContext } from "../context.ts";

export interface NamedPlace {
  /** The caller's own workspace when neither is named. */
  readonly teamId: string | undefined;
  readonly orgId: string | undefined;
}

export type PlaceCode = GovernCode | "too_many_teams_provided";

/** The workspace that an administrator names, or every workspace of the org. */
export async function governedPlaces(
  ctx: ReadContext,
  { teamId, orgId }: NamedPlace,
): Promise<Outcome<{ teamIds: string[] }, PlaceCode>> {
  if (orgId === undefined || teamId !== undefined) {
    const governed = await governTeam(ctx, teamId ?? ctx.caller.teamId);
    if (!governed.ok) return governed;
    return orgId === undefined ? succeed({ teamIds: [governed.team.id] }) : refuse("too_many_teams_provided");
  }
  if (orgId !== ctx.caller.orgId) return refuse("team_not_found");
  if (!(await mayAdministerOrg(ctx))) return refuse("not_an_admin");
  return succeed({ teamIds: (await selectTeamsOfOrg(ctx.db, orgId)).map((team) => team.id) });
}

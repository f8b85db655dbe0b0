import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import { selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import type { TeamRow } from "../access/accessTeam.ts";
import { isGuest } from "../caller.ts";
import type { ReadContext } from "../context.ts";

/** The workspaces of the caller's org that the caller is not in and may see. Guests see none. */
export async function listJoinableTeams({ db, caller }: ReadContext): Promise<TeamRow[]> {
  if (caller.orgId === undefined || isGuest(caller)) return [];
  const own = new Set((await selectTeamsOfUser(db, caller.userId)).map(({ id }) => id));
  const teams = await selectTeamsOfOrg(db, caller.orgId);
  return teams.filter((team) => !own.has(team.id) && team.discoverability !== "unlisted");
}

import { selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import { isOrgAdmin, runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";

/** The workspaces that the caller administers: those of the org, or the caller's own. */
export async function governedTeams({ db, caller }: ReadContext): Promise<string[]> {
  if (isOrgAdmin(caller) && caller.orgId !== undefined) {
    return (await selectTeamsOfOrg(db, caller.orgId)).map(({ id }) => id);
  }
  return runsOwnWorkspace(caller) ? [caller.teamId] : [];
}

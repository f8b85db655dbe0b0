import { selectOrg, selectTeam } from "../../storage/queries/teams.ts";
import type { OrgRow } from "../../storage/tables/orgs.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import type { ReadContext } from "../context.ts";

/** The caller's own workspace. It is never refused: a token is accepted only while its workspace exists. */
export async function accessOwnTeam({
  db,
  caller,
}: ReadContext): Promise<{ readonly team: TeamRow; readonly org: OrgRow | undefined }> {
  const team = await selectTeam(db, caller.teamId);
  if (!team) throw new Error(`the workspace ${caller.teamId} of a token is gone`);
  const org = team.org_id === null ? undefined : await selectOrg(db, team.org_id);
  return { team, org };
}

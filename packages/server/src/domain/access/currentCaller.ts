import type { Db } from "../../storage/db.ts";
import { selectApp, selectInstallationById } from "../../storage/queries/apps.ts";
import { selectLiveGrants } from "../../storage/queries/grants.ts";
import { selectGrantedTeams } from "../../storage/queries/orgInstallations.ts";
import { selectResolution } from "../../storage/queries/resolutions.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUser, selectUserAtHome } from "../../storage/queries/users.ts";
import type { Caller } from "../caller.ts";

/**
 * A stored caller with the roles of today, for work that is done long after it was asked for; undefined when the person was
 * deactivated, the workspace deleted, or the app removed or restricted.
 */
export async function currentCaller(db: Db, then: Caller): Promise<Caller | undefined> {
  const isOrgBot = then.kind === "bot" && then.isOrgInstall === true;
  const user = await (isOrgBot ? selectUserAtHome(db, then.userId) : selectUser(db, then.teamId, then.userId));
  if (!user || user.deactivated_ms !== null) return undefined;
  const team = await selectTeam(db, then.teamId);
  if (!team || team.deleted_ms !== null) return undefined;
  const { installationId, appId } = then;
  if (installationId !== undefined) {
    const installation = await selectInstallationById(db, installationId);
    if (!installation || installation.removed_ms !== null) return undefined;
    // A person who has revoked the app's access does not want to act through it any more.
    const grants = await selectLiveGrants(db, installationId);
    if (!grants.some(({ kind, user_id: userId }) => kind === then.kind && userId === then.userId)) return undefined;
    if (isOrgBot && !(await selectGrantedTeams(db, installationId)).includes(then.teamId)) return undefined;
  }
  if (appId !== undefined && !(await isUsable(db, appId, then.teamId))) return undefined;
  return { ...then, role: user.role, orgRole: user.org_role ?? undefined, orgId: team.org_id ?? undefined };
}

async function isUsable(db: Db, appId: string, teamId: string): Promise<boolean> {
  const isThere = (await selectApp(db, appId)) !== undefined;
  return isThere && (await selectResolution(db, { teamId, appId })) !== "restricted";
}

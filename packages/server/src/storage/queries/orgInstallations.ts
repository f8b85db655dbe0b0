import type { Db, Tx } from "../db.ts";
import { lookupStatement } from "../statement.ts";
import type { InstallationRow } from "../tables/installations.ts";
import type { Resolution } from "../tables/appResolutions.ts";
import type { Move } from "../tables/teams.ts";

/** The org-wide installation of an app in an org, while it lasts. */
export function selectOrgInstallation(
  db: Db,
  where: { readonly appId: string; readonly orgId: string },
): Promise<InstallationRow | undefined> {
  return db
    .selectFrom("installations")
    .selectAll()
    .where("app_id", "=", where.appId)
    .where("org_id", "=", where.orgId)
    .where("removed_ms", "is", null)
    .executeTakeFirst();
}

/** The workspaces that an org-wide installation is granted now: one that has left the org or is deleted is none of them. */
export async function selectGrantedTeams(db: Db, installationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("installation_teams")
    .innerJoin("installations", "installations.id", "installation_teams.installation_id")
    .innerJoin("teams", (join) =>
      join.onRef("teams.id", "=", "installation_teams.team_id").onRef("teams.org_id", "=", "installations.org_id"),
    )
    .select("teams.id")
    .where("installation_teams.installation_id", "=", installationId)
    .where("teams.deleted_ms", "is", null)
    .orderBy("teams.id")
    .execute();
  return rows.map((row) => row.id);
}

/** An app that is installed for a whole org, and the workspaces that it is granted. */
export interface OrgApp {
  readonly id: string;
  readonly name: string;
  readonly teamIds: readonly string[];
}

/** By name. */
export async function selectOrgApps(db: Db, orgId: string): Promise<OrgApp[]> {
  const rows = await db
    .selectFrom("installations")
    .innerJoin("apps", "apps.id", "installations.app_id")
    .select(["apps.id", "apps.name", "installations.id as installation_id"])
    .where("installations.org_id", "=", orgId)
    .where("installations.removed_ms", "is", null)
    .orderBy("apps.name")
    .orderBy("apps.id")
    .execute();
  return Promise.all(
    rows.map(async ({ id, name, installation_id: installationId }) => ({
      id,
      name,
      teamIds: await selectGrantedTeams(db, installationId),
    })),
  );
}

/** What a workspace has decided that bears on an app, as the look-up of a token tells it for its own workspace. */
export interface TeamStanding {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly move: Move | null;
  readonly network_policy: string | null;
  readonly resolution: Resolution | null;
}

const selectStanding = lookupStatement<[teamId: string, appId: string], TeamStanding>(`
  select teams.id, teams.name, teams.domain, teams.move, teams.network_policy, app_resolutions.resolution
  from teams left join app_resolutions on app_resolutions.team_id = teams.id and app_resolutions.app_id = $2
  where teams.id = $1`);

export async function selectTeamStanding(
  ...args: Parameters<typeof selectStanding>
): Promise<TeamStanding | undefined> {
  return (await selectStanding(...args))[0];
}

/** Whether a bot comes from an org-wide installation that is granted the workspace. */
export async function selectIsGrantedBot(db: Db, botUserId: string, teamId: string): Promise<boolean> {
  const row = await db
    .selectFrom("installations")
    .innerJoin("installation_teams", "installation_teams.installation_id", "installations.id")
    .select("installations.id")
    .where("installations.bot_user_id", "=", botUserId)
    .where("installations.removed_ms", "is", null)
    .where("installation_teams.team_id", "=", teamId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertGrantedTeam(tx: Tx, installationId: string, teamId: string, nowMs: number): Promise<void> {
  await tx
    .insertInto("installation_teams")
    .values({ installation_id: installationId, team_id: teamId, granted_ms: nowMs })
    .onConflict((conflict) => conflict.columns(["installation_id", "team_id"]).doNothing())
    .execute();
}

export async function deleteGrantedTeam(tx: Tx, installationId: string, teamId: string): Promise<void> {
  await tx
    .deleteFrom("installation_teams")
    .where("installation_id", "=", installationId)
    .where("team_id", "=", teamId)
    .execute();
}

export async function deleteGrantedTeams(tx: Tx, installationId: string): Promise<void> {
  await tx.deleteFrom("installation_teams").where("installation_id", "=", installationId).execute();
}

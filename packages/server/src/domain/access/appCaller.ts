import type { Db } from "../../storage/db.ts";
import { selectApp, selectInstallation } from "../../storage/queries/apps.ts";
import { selectGrantedTeams, selectOrgInstallation } from "../../storage/queries/orgInstallations.ts";
import { selectResolution } from "../../storage/queries/resolutions.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import type { InstallationRow } from "../../storage/tables/installations.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import type { UserRow } from "../../storage/tables/memberships.ts";
import { type Caller, nobody } from "../caller.ts";

/** An app where it works: what it is, and its bot, as whom it answers. */
export interface InstalledApp {
  readonly app: AppRow;
  readonly isOrgWide: boolean;
  readonly caller: Caller;
}

/**
 * The access check for using an app: it has to be installed in their workspace, not to be restricted there, and to
 * have a bot. What its tokens may not do any more, it must not do through a button or an address either.
 */
export async function accessInstalledApp(db: Db, appId: string, teamId: string): Promise<InstalledApp | undefined> {
  const [app, team] = await Promise.all([selectApp(db, appId), selectTeam(db, teamId)]);
  if (!app || !team || team.deleted_ms !== null) return undefined;
  const installation = await findInstallation(db, appId, team);
  if (!installation || installation.removed_ms !== null) return undefined;
  if ((await selectResolution(db, { teamId, appId })) === "restricted") return undefined;
  const caller = await botOf(db, { app, installation, team });
  return caller && { app, isOrgWide: installation.org_id !== null, caller };
}

async function findInstallation(db: Db, appId: string, team: TeamRow): Promise<InstallationRow | undefined> {
  const own = await selectInstallation(db, appId, team.id);
  if (own?.removed_ms === null || team.org_id === null) return own;
  const ofOrg = await selectOrgInstallation(db, { appId, orgId: team.org_id });
  return ofOrg && (await selectGrantedTeams(db, ofOrg.id)).includes(team.id) ? ofOrg : undefined;
}

/** The bot of an installation, as a caller in one workspace. It has no scopes: nobody asked for it with a token. */
async function botOf(
  db: Db,
  { app, installation, team }: { readonly app: AppRow; readonly installation: InstallationRow; readonly team: TeamRow },
): Promise<Caller | undefined> {
  const bot = installation.bot_user_id === null ? undefined : await selectUserAtHome(db, installation.bot_user_id);
  if (!bot) return undefined;
  return {
    ...botCaller(bot, team),
    installationId: installation.id,
    appId: app.id,
    appName: app.name,
    distribution: app.distribution,
    installedMs: installation.created_ms,
  };
}

/** A bot as a caller in a workspace, without scopes and before its app is known. */
export function botCaller(bot: Pick<UserRow, "id" | "name" | "role" | "bot_id">, team: TeamRow): Caller {
  return {
    ...nobody,
    kind: "bot",
    userId: bot.id,
    userName: bot.name,
    role: bot.role,
    teamId: team.id,
    teamName: team.name,
    teamDomain: team.domain,
    orgId: team.org_id ?? undefined,
    botId: bot.bot_id ?? undefined,
  };
}

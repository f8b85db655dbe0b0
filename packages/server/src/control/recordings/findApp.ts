import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp, selectAppsNamed, selectInstallation } from "../../storage/queries/apps.ts";
import { selectChannelIdByName } from "../../storage/queries/channels.ts";
import { selectFirstTeam, selectTeamByDomain } from "../../storage/queries/teams.ts";
import type { ControlContext } from "../controlContext.ts";

export interface AppWish {
  /** Its name or id. */
  readonly app: string;
  readonly workspace: string | undefined;
  readonly channel: string | undefined;
}

export const findAppErrors = {
  team_not_found: "There is no such workspace.",
  app_not_found: "There is no such app.",
  app_not_installed: "The app is not installed in the workspace.",
  channel_not_found: "There is no such channel in the workspace.",
};

interface FoundApp {
  readonly appId: string;
  readonly teamId: string;
  readonly channelId: string | undefined;
}

/** An app in a workspace, by the names that developers know them by. */
export async function findApp(
  { db }: Pick<ControlContext, "db">,
  { app: named, workspace, channel }: AppWish,
): Promise<Outcome<FoundApp, keyof typeof findAppErrors>> {
  const team = await (workspace === undefined ? selectFirstTeam(db) : selectTeamByDomain(db, workspace));
  if (!team) return refuse("team_not_found");
  const byId = await selectApp(db, named);
  const candidates = byId ? [byId] : await selectAppsNamed(db, named);
  if (candidates.length === 0) return refuse("app_not_found", `there is no app ${named}`);
  for (const app of candidates) {
    // One that is installed for a whole org has its place in the org's first workspace.
    const installation = await selectInstallation(db, app.id, team.id);
    if (!installation || installation.removed_ms !== null) continue;
    const name = channel?.replace(/^#/, "");
    const channelId = name === undefined ? undefined : await findChannel(db, team.id, name);
    if (name !== undefined && channelId === undefined)
      return refuse("channel_not_found", `there is no channel ${name}`);
    return succeed({ appId: app.id, teamId: team.id, channelId });
  }
  return refuse("app_not_installed", `${named} is not installed in ${team.domain}`);
}

async function findChannel(db: ControlContext["db"], teamId: string, name: string): Promise<string | undefined> {
  return (await selectChannelIdByName(db, teamId, name)) ?? (/^[CDG][A-Z0-9]{8,}$/.test(name) ? name : undefined);
}

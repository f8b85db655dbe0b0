import type { Db } from "../../storage/db.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { Caller } from "../caller.ts";

/** A user and the workspace that they act in. */
export interface MemberKey {
  readonly teamId: string;
  readonly userId: string;
}

/** A person who acts without an app, as in our own pages; nothing for bots and for people who left the workspace. */
export async function personCaller(
  db: Db,
  { teamId, userId }: MemberKey,
  scopes: readonly string[],
): Promise<Caller | undefined> {
  const user = await selectUser(db, teamId, userId);
  if (!user || user.bot_id !== null || user.deactivated_ms !== null) return undefined;
  const team = await selectTeam(db, user.team_id);
  if (!team || team.deleted_ms !== null) return undefined;
  return {
    kind: "user",
    userId: user.id,
    userName: user.name,
    role: user.role,
    orgRole: user.org_role ?? undefined,
    teamId: team.id,
    teamName: team.name,
    teamDomain: team.domain,
    orgId: team.org_id ?? undefined,
    granted: undefined,
    installationId: undefined,
    appId: undefined,
    appName: undefined,
    distribution: undefined,
    installedMs: undefined,
    botId: undefined,
    scopes,
    expiresMs: undefined,
  };
}

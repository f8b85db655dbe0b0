import type { Db } from "../../storage/db.ts";
import { selectTeam, selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";

/** The workspaces that a provider lets people into. */
export async function providerTeams(db: Db, provider: Pick<SignInProviderRow, "scope_id">): Promise<TeamRow[]> {
  const team = await selectTeam(db, provider.scope_id);
  const teams = team ? [team] : await selectTeamsOfOrg(db, provider.scope_id);
  return teams.filter(({ deleted_ms }) => deleted_ms === null);
}

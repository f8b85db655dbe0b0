import { StartFailure } from "./ports/failures.ts";
import { selectLiveTeams } from "./storage/queries/teams.ts";
import type { Store } from "./storage/store.ts";
import type { TeamRow } from "./storage/tables/teams.ts";

/** The workspace that an operator names with `--workspace`. */
export async function findOperatedTeam(store: Store, workspace: string): Promise<TeamRow> {
  const teams = await selectLiveTeams(store.db);
  const team = teams.find(({ domain }) => domain === workspace);
  if (team) return team;
  if (teams.length === 0) {
    throw new StartFailure(
      "This server has no workspace yet. Start it with `platform serve`: it prints a link to create the first owner.",
    );
  }
  const known = teams.map(({ domain }) => domain).join(", ");
  throw new StartFailure(`There is no workspace ${workspace}. Pass one of these with --workspace: ${known}.`);
}

import { type Outcome, refuse } from "@platform/protocol";
import type { TeamRow } from "../../storage/tables/teams.ts";

export type TeamCode = "no_workspace" | "workspace_not_found" | "workspace_ambiguous";

/** The workspace that an operator names; without a name, the only one. */
export function findTeam(teams: readonly TeamRow[], domain: string | undefined): Outcome<{ team: TeamRow }, TeamCode> {
  const [first, second] = domain === undefined ? teams : teams.filter((team) => team.domain === domain);
  if (first && !second) return { ok: true, team: first };
  if (second) return refuse("workspace_ambiguous");
  return refuse(teams.length === 0 ? "no_workspace" : "workspace_not_found");
}

import { hasEnabledProvider, selectSignInProviders } from "../../storage/queries/signInProviders.ts";
import { selectLiveTeams, selectTeam, selectTeamByDomain } from "../../storage/queries/teams.ts";
import type { ReadContext } from "../context.ts";

export interface OfferedProviders {
  /** The workspace that they are for; empty when none is named, and the server has several. */
  readonly teamId: string;
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** Whether people have to use one of them. */
  readonly isRequired: boolean;
  /** Whether naming a workspace may bring providers. */
  readonly asksForTeam: boolean;
}

/** What a sign-in page offers besides a password. The providers of a workspace are shown when the visitor names it. */
export async function offerProviders(
  { db }: Pick<ReadContext, "db">,
  named: { readonly domain?: string | undefined; readonly teamId?: string | undefined },
): Promise<OfferedProviders> {
  if (!(await hasEnabledProvider(db))) return { teamId: "", providers: [], isRequired: false, asksForTeam: false };
  const domain = named.domain?.trim().toLowerCase() ?? "";
  const team = domain === "" ? await teamOrOnlyOne({ db }, named.teamId) : await selectTeamByDomain(db, domain);
  if (!team || team.deleted_ms !== null) return { teamId: "", providers: [], isRequired: false, asksForTeam: true };
  const rows = await selectSignInProviders(db, team.org_id === null ? [team.id] : [team.id, team.org_id]);
  const enabled = rows.filter(({ is_enabled }) => is_enabled === 1);
  const enforced = enabled.filter(({ is_enforced }) => is_enforced === 1);
  const offered = enforced.length > 0 ? enforced : enabled;
  return {
    teamId: team.id,
    providers: offered.map(({ id, name }) => ({ id, name })),
    isRequired: enforced.length > 0,
    asksForTeam: false,
  };
}

async function teamOrOnlyOne({ db }: Pick<ReadContext, "db">, teamId: string | undefined) {
  if (teamId !== undefined) return teamId === "" ? undefined : selectTeam(db, teamId);
  const [team, ...others] = await selectLiveTeams(db);
  return others.length === 0 ? team : undefined;
}

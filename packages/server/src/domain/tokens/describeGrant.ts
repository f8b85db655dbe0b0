import { selectOrg, selectTeam } from "../../storage/queries/teams.ts";
import type { GrantRow } from "../../storage/tables/grants.ts";
import type { ReadContext } from "../context.ts";

export interface GrantNames {
  readonly kind: "bot" | "user";
  readonly appId: string;
  readonly userId: string;
  readonly scope: string;
  readonly team: { readonly id: string; readonly name: string } | null;
  readonly org: { readonly id: string; readonly name: string } | null;
}

/** Whom and what a grant is for, by name. */
export async function describeGrant(ctx: ReadContext, grant: GrantRow): Promise<GrantNames> {
  const team = await selectTeam(ctx.db, grant.team_id);
  const org = team?.org_id ? await selectOrg(ctx.db, team.org_id) : undefined;
  return {
    kind: grant.kind === "bot" ? "bot" : "user",
    appId: grant.app_id ?? "",
    userId: grant.user_id,
    scope: grant.scopes,
    team: team ? { id: team.id, name: team.name } : null,
    org: org ? { id: org.id, name: org.name } : null,
  };
}

import { selectInstallationById } from "../../storage/queries/apps.ts";
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
  const installation =
    grant.installation_id === null ? undefined : await selectInstallationById(ctx.db, grant.installation_id);
  const isOrgWide = grant.kind === "bot" && typeof installation?.org_id === "string";
  const org = team?.org_id ? await selectOrg(ctx.db, team.org_id) : undefined;
  return {
    kind: grant.kind === "bot" ? "bot" : "user",
    appId: grant.app_id ?? "",
    userId: grant.user_id,
    scope: grant.scopes,
    // Clients tell an org-wide installation by its having no workspace.
    team: team && !isOrgWide ? { id: team.id, name: team.name } : null,
    org: org ? { id: org.id, name: org.name } : null,
  };
}

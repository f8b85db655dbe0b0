import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectSignInProvider } from "../../storage/queries/signInProviders.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import { type GovernCode, governTeam, isOwnerOf } from "../access/governTeam.ts";
import { isOrgOwner, runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";

export type ProviderScopeCode = GovernCode | "restricted_action";

/** The access check for sign-in providers: owners of the workspace, or of the org when no workspace is named. */
export async function accessProviderScope(
  ctx: ReadContext,
  teamId: string | undefined,
): Promise<Outcome<{ scopeId: string }, ProviderScopeCode>> {
  const { caller } = ctx;
  if (teamId === undefined && caller.orgId !== undefined) {
    if (isOrgOwner(caller)) return succeed({ scopeId: caller.orgId });
    return refuse(runsOwnWorkspace(caller) ? "restricted_action" : "not_an_admin");
  }
  const governed = await governTeam(ctx, teamId ?? caller.teamId);
  if (!governed.ok) return governed;
  return isOwnerOf(caller, governed.team) ? succeed({ scopeId: governed.team.id }) : refuse("restricted_action");
}

export type ProviderCode = "provider_not_found" | "not_an_admin" | "restricted_action";

/** A provider by its id, for callers who may decide about it. Those of others look as if they were not there. */
export async function accessProvider(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ provider: SignInProviderRow }, ProviderCode>> {
  const { caller } = ctx;
  if (!runsOwnWorkspace(caller)) return refuse("not_an_admin");
  const provider = isIdShaped(id) ? await selectSignInProvider(ctx.db, id) : undefined;
  if (!provider) return refuse("provider_not_found");
  if (provider.scope_id === caller.orgId) {
    return isOrgOwner(caller) ? succeed({ provider }) : refuse("restricted_action");
  }
  const team = await selectTeam(ctx.db, provider.scope_id);
  const governed = team ? await governTeam(ctx, team.id) : undefined;
  if (!governed?.ok) return refuse("provider_not_found");
  return isOwnerOf(caller, governed.team) ? succeed({ provider }) : refuse("restricted_action");
}

import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectBreakGlassOwner } from "../../storage/queries/admissions.ts";
import { selectTeam, selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import type { SignInProviderRow } from "../../storage/tables/signInProviders.ts";
import type { WriteContext } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";

export type EnforceCode = "break_glass_missing";

/**
 * What has to follow when a change of a provider may end sessions: servers check every socket again. Enforcing one is refused
 * while no primary owner has a password, because then a provider that fails would lock everyone out.
 */
export async function beginEnforcing(
  ctx: WriteContext,
  before: SignInProviderRow | undefined,
  after: SignInProviderRow,
): Promise<Outcome<object, EnforceCode>> {
  const rules = (row: SignInProviderRow | undefined) => row?.is_enabled === 1 && row.is_enforced === 1;
  if (!rules(before) && rules(after) && !(await selectBreakGlassOwner(ctx.db, after.scope_id))) {
    return refuse("break_glass_missing");
  }
  if (rules(before) === rules(after) && before?.is_enabled === after.is_enabled) return succeed({});
  await endAccessOf(ctx, after.scope_id);
  return succeed({});
}

/** Sockets of sessions that no longer lead into a workspace are closed; those of others pass the check and stay. */
export async function endAccessOf(ctx: WriteContext, scopeId: string): Promise<void> {
  const team = await selectTeam(ctx.db, scopeId);
  const teams = team ? [team] : await selectTeamsOfOrg(ctx.db, scopeId);
  for (const { id } of teams) await endAccess(ctx, { teamId: id, appId: null });
}

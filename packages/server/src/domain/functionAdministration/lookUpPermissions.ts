import { type Outcome, succeed } from "@platform/protocol";
import type { FunctionVisibility } from "@platform/protocol/workflows/functionVisibility.ts";
import { selectCollaborators } from "../../storage/queries/collaborators.ts";
import type { FunctionKey } from "../../storage/queries/distributions.ts";
import { selectPermissionsOfScopes } from "../../storage/queries/functionPermissions.ts";
import type { ReadContext } from "../context.ts";
import { describeDistribution } from "../functions/distribution.ts";
import { functionScopes, governedFunctions } from "./governedFunctions.ts";
import { type Allowed, everyone, intersect } from "./intersect.ts";

/** Whose workflows may use a function: by its developers, by the administrators, and by both together. */
export interface FunctionPermission {
  readonly byDevelopers: Allowed;
  readonly byAdmins: Allowed;
  readonly effective: Allowed;
}

export interface FoundPermissions {
  readonly found: ReadonlyMap<string, FunctionPermission>;
  readonly unknownIds: readonly string[];
}

export async function lookUpPermissions(
  ctx: ReadContext,
  functionIds: readonly string[],
): Promise<Outcome<FoundPermissions, "restricted_action">> {
  const scopes = await functionScopes(ctx);
  if (!scopes.ok) return scopes;
  const { orgId } = ctx.caller;
  // What the org does not allow is not allowed in any of its workspaces.
  const scopeIds = [...new Set([...scopes.scopeIds, ...(orgId === undefined ? [] : [orgId])])];
  const functions = await governedFunctions(ctx, scopes.teamIds);
  const found = new Map<string, FunctionPermission>();
  for (const { id, key } of functions.filter((one) => functionIds.includes(one.id))) {
    const byDevelopers = await readDistribution(ctx, key);
    let byAdmins = everyone;
    for (const { visibility, user_ids: named } of await selectPermissionsOfScopes(ctx.db, key, scopeIds)) {
      const userIds =
        visibility === "app_collaborators" ? await collaboratorsOf(ctx, key) : (JSON.parse(named) as string[]);
      byAdmins = await intersect(ctx.db, byAdmins, allowed(visibility, userIds));
    }
    found.set(id, { byDevelopers, byAdmins, effective: await intersect(ctx.db, byDevelopers, byAdmins) });
  }
  return succeed({ found, unknownIds: functionIds.filter((id) => !found.has(id)) });
}

async function readDistribution(ctx: ReadContext, key: FunctionKey): Promise<Allowed> {
  const { permission, users, teamIds, orgIds } = await describeDistribution(ctx, key);
  return { type: permission, userIds: users.map(({ id }) => id), teamIds, orgIds };
}

async function collaboratorsOf({ db }: ReadContext, { appId }: FunctionKey): Promise<string[]> {
  return (await selectCollaborators(db, appId)).map(({ user_id: id }) => id);
}

function allowed(type: FunctionVisibility, userIds: readonly string[]): Allowed {
  return { type, userIds, teamIds: [], orgIds: [] };
}

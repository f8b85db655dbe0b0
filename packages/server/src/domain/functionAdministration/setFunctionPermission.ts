import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertFunctionPermission } from "../../storage/queries/functionPermissions.ts";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import { selectUserAtHome } from "../../storage/queries/users.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { functionScopes, governedFunctions } from "./governedFunctions.ts";
import { type AskedPermission, type PermissionCode, readPermission } from "./readPermission.ts";

export type SetPermissionCode = PermissionCode | "restricted_action" | "function_not_found";

/** Decides which workflows of the caller's org or workspaces may use a function. It holds from their next step on. */
export const setFunctionPermission = defineOperation(
  import.meta,
  async (
    ctx,
    input: AskedPermission & { readonly functionId: string },
  ): Promise<Outcome<object, SetPermissionCode>> => {
    const scopes = await functionScopes(ctx);
    if (!scopes.ok) return scopes;
    const found = (await governedFunctions(ctx, scopes.teamIds)).find(({ id }) => id === input.functionId);
    if (!found) return refuse("function_not_found");
    const read = readPermission(input, found);
    if (!read.ok) return read;
    const { visibility, userIds } = read;
    const stranger = await findStranger(ctx, scopes.teamIds, userIds);
    if (stranger !== undefined) return refuse("invalid_permission", `${stranger} names nobody whom you administer`);
    const { appId, callbackId } = found.key;
    for (const scopeId of scopes.scopeIds) {
      await upsertFunctionPermission(ctx.db, {
        scope_id: scopeId,
        app_id: appId,
        function: callbackId,
        visibility,
        user_ids: JSON.stringify(userIds),
        updated_ms: ctx.nowMs,
      });
    }
    const entity = { type: "function", id: found.id, state: { app_id: appId, callback_id: callbackId } };
    await noteAction(ctx, { action: "function_distribution_permission_set", entity });
    return succeed({});
  },
);

/** An id that names no active person of these workspaces. */
async function findStranger(
  { db }: WriteContext,
  teamIds: readonly string[],
  userIds: readonly string[],
): Promise<string | undefined> {
  for (const id of userIds) {
    const user = isIdShaped(id) ? await selectUserAtHome(db, id) : undefined;
    const teams = user?.bot_id === null ? await selectTeamsOfUser(db, id) : [];
    if (!teams.some((team) => teamIds.includes(team.id))) return id;
  }
  return undefined;
}

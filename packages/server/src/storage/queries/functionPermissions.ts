import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { FunctionPermissionRow } from "../tables/functionPermissions.ts";
import type { FunctionKey } from "./distributions.ts";

const selectInTeam = readStatement<[appId: string, name: string, teamId: string], FunctionPermissionRow>(
  `select * from function_permissions where app_id = $1 and function = $2
    and scope_id in (select id from teams where id = $3 union all select org_id from teams where id = $3)`,
);

/** What the administrators of a workspace and of its org have decided about a function. Asked at every step. */
export function selectPermissionsInTeam(
  db: Db,
  { appId, callbackId }: FunctionKey,
  teamId: string,
): Promise<FunctionPermissionRow[]> {
  return selectInTeam(db, appId, callbackId, teamId);
}

export function selectPermissionsOfScopes(
  db: Db,
  { appId, callbackId }: FunctionKey,
  scopeIds: readonly string[],
): Promise<FunctionPermissionRow[]> {
  return db
    .selectFrom("function_permissions")
    .selectAll()
    .where("app_id", "=", appId)
    .where("function", "=", callbackId)
    .where("scope_id", "in", scopeIds)
    .execute();
}

export async function upsertFunctionPermission(tx: Tx, row: FunctionPermissionRow): Promise<void> {
  const { visibility, user_ids, updated_ms } = row;
  await tx
    .insertInto("function_permissions")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["app_id", "function", "scope_id"]).doUpdateSet({ visibility, user_ids, updated_ms }),
    )
    .execute();
}

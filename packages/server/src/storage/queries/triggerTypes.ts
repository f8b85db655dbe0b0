import type { TriggerType } from "@platform/protocol/triggers/triggerTypes.ts";
import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { TriggerTypePermissionRow, TriggerTypePermissionsTable } from "../tables/triggerTypePermissions.ts";

/** What an org has decided about a type; nothing for what it has left as it was. */
export function selectTypePermissions(db: Db, orgId: string, type: TriggerType): Promise<TriggerTypePermissionRow[]> {
  return db
    .selectFrom("trigger_type_permissions")
    .selectAll()
    .where("org_id", "=", orgId)
    .where("type", "=", type)
    .execute();
}

export async function upsertTypePermission(tx: Tx, row: Insertable<TriggerTypePermissionsTable>): Promise<void> {
  const { visibility, user_ids, team_ids, org_ids, updated_ms } = row;
  await tx
    .insertInto("trigger_type_permissions")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["org_id", "type", "permission"])
        .doUpdateSet({ visibility, user_ids, team_ids, org_ids, updated_ms }),
    )
    .execute();
}

import type { Db, Tx } from "../db.ts";
import type { UnpublishedWorkflowsTable } from "../tables/unpublishedWorkflows.ts";

export async function insertUnpublished(tx: Tx, row: UnpublishedWorkflowsTable): Promise<void> {
  await tx
    .insertInto("unpublished_workflows")
    .values(row)
    .onConflict((conflict) => conflict.columns(["app_id", "workflow", "team_id"]).doNothing())
    .execute();
}

/** The author publishes all workflows of the app again. */
export async function deleteUnpublished(tx: Tx, appId: string): Promise<void> {
  await tx.deleteFrom("unpublished_workflows").where("app_id", "=", appId).execute();
}

export function selectUnpublished(db: Db, teamIds: readonly string[]): Promise<UnpublishedWorkflowsTable[]> {
  return db.selectFrom("unpublished_workflows").selectAll().where("team_id", "in", teamIds).execute();
}

export async function selectIsUnpublished(
  db: Db,
  named: { readonly appId: string; readonly teamId: string; readonly workflow: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("unpublished_workflows")
    .select("at_ms")
    .where("app_id", "=", named.appId)
    .where("workflow", "=", named.workflow)
    .where("team_id", "=", named.teamId)
    .executeTakeFirst();
  return row !== undefined;
}

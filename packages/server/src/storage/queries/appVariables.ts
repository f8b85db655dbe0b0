import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { AppVariablesTable } from "../tables/appVariables.ts";

export function selectVariables(
  db: Db | Tx,
  appId: string,
): Promise<{ readonly name: string; readonly sealed: string }[]> {
  return db
    .selectFrom("app_variables")
    .select(["name", "sealed"])
    .where("app_id", "=", appId)
    .orderBy("name")
    .execute();
}

export async function upsertVariable(tx: Tx, row: Insertable<AppVariablesTable>): Promise<void> {
  const { sealed, set_ms } = row;
  await tx
    .insertInto("app_variables")
    .values(row)
    .onConflict((conflict) => conflict.columns(["app_id", "name"]).doUpdateSet({ sealed, set_ms }))
    .execute();
}

export async function deleteVariables(tx: Tx, appId: string, names: readonly string[]): Promise<void> {
  await tx.deleteFrom("app_variables").where("app_id", "=", appId).where("name", "in", names).execute();
}

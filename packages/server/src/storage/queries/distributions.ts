import type { RunPermission } from "@platform/protocol/triggers/triggerTypes.ts";
import type { Db, Tx } from "../db.ts";
import type { FunctionEntityRow } from "../tables/functionEntities.ts";

/** A function, as its app's manifest names it. */
export interface FunctionKey {
  readonly appId: string;
  readonly callbackId: string;
}

/** Only the app's collaborators use its functions by default. */
export async function selectDistribution(db: Db, { appId, callbackId }: FunctionKey): Promise<RunPermission> {
  const row = await db
    .selectFrom("function_distributions")
    .select("permission_type")
    .where("app_id", "=", appId)
    .where("function", "=", callbackId)
    .executeTakeFirst();
  return row?.permission_type ?? "app_collaborators";
}

/** Locks the row as well: of two concurrent changes, the second finds what the first has written. */
export async function upsertDistribution(
  tx: Tx,
  { appId, callbackId }: FunctionKey,
  change: { readonly permission_type: RunPermission; readonly updated_ms: number },
): Promise<void> {
  await tx
    .insertInto("function_distributions")
    .values({ app_id: appId, function: callbackId, ...change })
    .onConflict((conflict) => conflict.columns(["app_id", "function"]).doUpdateSet(change))
    .execute();
}

/** Who may use a function by name, in the order in which they were named. */
export function selectFunctionEntities(db: Db, { appId, callbackId }: FunctionKey): Promise<FunctionEntityRow[]> {
  return db
    .selectFrom("function_entities")
    .selectAll()
    .where("app_id", "=", appId)
    .where("function", "=", callbackId)
    .orderBy("added_ms")
    .orderBy("kind")
    .orderBy("entity_id")
    .execute();
}

/** Leaves those that are there. */
export async function insertFunctionEntities(tx: Tx, rows: readonly FunctionEntityRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("function_entities")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["app_id", "function", "kind", "entity_id"]).doNothing())
    .execute();
}

/** All of them, or only these people. */
export async function deleteFunctionEntities(
  tx: Tx,
  { appId, callbackId }: FunctionKey,
  userIds?: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom("function_entities")
    .where("app_id", "=", appId)
    .where("function", "=", callbackId)
    .$if(userIds !== undefined, (query) =>
      query.where("kind", "=", "user").where("entity_id", "in", [...(userIds ?? []), ""]),
    )
    .execute();
}

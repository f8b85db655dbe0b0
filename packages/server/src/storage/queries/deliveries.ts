import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement, rowsPerStatement, writeStatement } from "../statement.ts";
import type { DeliveriesTable, DeliveryRow, DeliveryWay } from "../tables/deliveries.ts";

export async function insertDeliveries(tx: Tx, rows: readonly Insertable<DeliveriesTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await tx
      .insertInto("deliveries")
      .values(rows.slice(at, at + rowsPerStatement))
      .execute();
  }
}

/** From app to app by the index: an app that is behind by a hundred thousand must not be counted through at every look. */
const appsThat = (holds: string): string => `
  with recursive waiting (app_id) as (
    select min(app_id) from deliveries where way = $1 and failed_ms is null
    union all
    select (select min(d.app_id) from deliveries d where d.way = $1 and d.failed_ms is null and d.app_id > w.app_id)
    from waiting w where w.app_id is not null
  )
  select w.app_id from waiting w where w.app_id is not null and exists (
    select 1 from deliveries d where d.way = $1 and d.app_id = w.app_id and d.failed_ms is null and ${holds}
  )`;

const selectDue = readStatement<[way: DeliveryWay, nowMs: number], { app_id: string }>(
  appsThat("d.due_ms <= $2 and d.lease_until_ms <= $2"),
);

const selectStale = readStatement<[way: DeliveryWay, dueBeforeMs: number], { app_id: string }>(
  appsThat("d.due_ms < $2"),
);

/** The apps that something waits for. */
export async function selectDueApps(db: Db, way: DeliveryWay, nowMs: number): Promise<string[]> {
  return (await selectDue(db, way, nowMs)).map((row) => row.app_id);
}

/**
 * Takes what is due for one app, the oldest first. Of two servers that take it at once, one waits for the other, looks
 * at the row again and finds it taken. A lease that ran out was a try whose end nobody knows: the app may have the event
 * already, so the next try is marked as a retry.
 */
export const claimDueDeliveries = writeStatement<
  [appId: string, way: DeliveryWay, nowMs: number, leaseUntilMs: number, limit: number, serverId: string | null],
  DeliveryRow
>(`update deliveries set lease_until_ms = $4, server_id = $6,
    attempt = case when lease_until_ms > 0 then attempt + 1 else attempt end,
    reason = case when lease_until_ms = 0 then reason when way = 'socket' then 'timeout' else 'unknown_error' end
  where id in (
    select id from deliveries
    where app_id = $1 and way = $2 and failed_ms is null and due_ms <= $3 and lease_until_ms <= $3
    order by due_ms, id limit $5
  ) and lease_until_ms <= $3 and failed_ms is null
  returning *`);

/** Gone only when nobody has tried it since. */
export const deleteDelivery = writeStatement<[id: number, attempt: number]>(
  "delete from deliveries where id = $1 and attempt = $2",
);

export async function updateDelivery(
  tx: Tx,
  sent: { readonly id: number; readonly attempt: number },
  change: Partial<
    Pick<DeliveryRow, "attempt" | "reason" | "due_ms" | "lease_until_ms" | "server_id" | "failed_ms" | "answer">
  >,
): Promise<void> {
  await tx
    .updateTable("deliveries")
    .set(change)
    .where("id", "=", sent.id)
    .where("attempt", "=", sent.attempt)
    .where("failed_ms", "is", null)
    .execute();
}

/** The events about its own end, which an app receives although it is no longer installed. */
export const farewellTypes: readonly string[] = ["app_uninstalled", "tokens_revoked"];

/** Drops the events of a workspace that wait for an app, except those about the app's own end. */
export async function deletePendingDeliveries(tx: Tx, appId: string, teamId: string): Promise<void> {
  await tx
    .deleteFrom("deliveries")
    .where("app_id", "=", appId)
    .where("team_id", "=", teamId)
    .where("kind", "=", "event")
    .where("type", "not in", farewellTypes)
    .where("failed_ms", "is", null)
    .execute();
}

/** What waits for an app goes the way on which it is reached now. */
export async function updateDeliveriesWay(tx: Tx, appId: string, way: DeliveryWay): Promise<void> {
  await tx
    .updateTable("deliveries")
    .set({ way })
    .where("app_id", "=", appId)
    .where("way", "!=", way)
    .where("failed_ms", "is", null)
    .execute();
}

/** The apps for which something has been due for too long. */
export async function selectStaleApps(db: Db, way: DeliveryWay, dueBeforeMs: number): Promise<string[]> {
  return (await selectStale(db, way, dueBeforeMs)).map((row) => row.app_id);
}

/** Gives up what an app has not fetched for too long, at most so many. */
export async function failOldDeliveries(
  tx: Tx,
  where: { readonly way: DeliveryWay; readonly appId: string; readonly dueBeforeMs: number },
  nowMs: number,
  rowsMax: number,
): Promise<Pick<DeliveryRow, "type" | "envelope" | "reason">[]> {
  return tx
    .updateTable("deliveries")
    .set({ failed_ms: nowMs })
    .where("id", "in", (old) =>
      old
        .selectFrom("deliveries")
        .select("id")
        .where("way", "=", where.way)
        .where("app_id", "=", where.appId)
        .where("failed_ms", "is", null)
        .where("due_ms", "<", where.dueBeforeMs)
        .orderBy("due_ms")
        .orderBy("id")
        .limit(rowsMax),
    )
    .returning(["type", "envelope", "reason"])
    .execute();
}

/** What was given up stays as a record of that, without what it said. */
export const eraseGivenUp = writeStatement<[id: number]>(
  "update deliveries set envelope = '' where id = $1 and failed_ms is not null and kind = 'event'",
);

export const eraseGivenUpAt = writeStatement<[failedMs: number]>(
  "update deliveries set envelope = '' where failed_ms = $1 and kind = 'event'",
);

/** The asking server fetches the answer within seconds, or is gone. */
export const deleteOldQuestions = writeStatement<[beforeMs: number, rowsMax: number], { id: number }>(
  `delete from deliveries where id in (select id from deliveries
    where kind = 'question' and created_ms < $1 order by created_ms limit $2) returning id`,
);

export function selectDelivery(db: Db, id: number): Promise<DeliveryRow | undefined> {
  return db.selectFrom("deliveries").selectAll().where("id", "=", id).executeTakeFirst();
}

export const deleteFailedDeliveries = writeStatement<[beforeMs: number, rowsMax: number], { id: number }>(
  `delete from deliveries where id in (select id from deliveries
    where failed_ms < $1 order by failed_ms limit $2) returning id`,
);

export async function insertQuestion(tx: Tx, row: Insertable<DeliveriesTable>): Promise<number> {
  const { id } = await tx.insertInto("deliveries").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function selectAnswer(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("deliveries").select("answer").where("id", "=", id).executeTakeFirst();
  return row?.answer ?? undefined;
}

export async function deleteQuestion(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("deliveries").where("id", "=", id).execute();
}

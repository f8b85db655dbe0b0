import { sql } from "kysely";
import type { Db } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { isSettled, type OutboxPosition } from "./outbox.ts";

/** The position behind which that many of the newest events are; nothing when there are not more behind `after`. */
export async function selectOutboxNewest(
  db: Db,
  after: OutboxPosition,
  count: number,
): Promise<OutboxPosition | undefined> {
  const rows = db.selectFrom("outbox").select(["txid", "id"]).where(isBehind(db, after)).offset(count).limit(1);
  if (dialectOf(db) === "sqlite") return rows.orderBy("id", "desc").executeTakeFirst();
  return rows
    .where(sql<boolean>`${sql.raw(isSettled)}`)
    .orderBy("txid", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** How many events are behind the first position, up to the second one. */
export async function countOutboxThrough(db: Db, after: OutboxPosition, through: OutboxPosition): Promise<number> {
  const isUpTo =
    dialectOf(db) === "sqlite"
      ? sql<boolean>`id <= ${through.id}`
      : sql<boolean>`(txid, id) <= (${through.txid}, ${through.id})`;
  const { count } = await db
    .selectFrom("outbox")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where(isBehind(db, after))
    .where(isUpTo)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function isBehind(db: Db, { txid, id }: OutboxPosition) {
  return dialectOf(db) === "sqlite" ? sql<boolean>`id > ${id}` : sql<boolean>`(txid, id) > (${txid}, ${id})`;
}

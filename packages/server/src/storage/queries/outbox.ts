import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/columns.ts";
import { isSettled } from "../dialects/settled.ts";
import { rowsPerStatement, readStatement, writeStatement } from "../statement.ts";
import type { Audience, OutboxRow, OutboxTable } from "../tables/outbox.ts";

export const insertOutbox = writeStatement<
  [
    teamId: string,
    channelId: string | null,
    appId: string | null,
    userId: string | null,
    audience: Audience,
    type: string,
    atMs: number,
    payload: string,
    cause: string | null,
  ]
>(`insert into outbox (team_id, channel_id, app_id, user_id, audience, type, at_ms, payload, cause)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);

/** In this order, as if one by one. */
export async function insertOutboxRows(tx: Tx, rows: readonly Insertable<OutboxTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await tx
      .insertInto("outbox")
      .values(rows.slice(at, at + rowsPerStatement))
      .execute();
  }
}

/** Where a reader of the outbox stands. */
export interface OutboxPosition {
  readonly txid: number;
  readonly id: number;
}

const selectAfterOnSqlite = readStatement<[afterId: number, limit: number], OutboxRow>(
  "select * from outbox where id > $1 order by id limit $2",
);

/**
 * What was committed after a position, in one order for every reader. On SQLite all rows have one writer and the id alone
 * is that order; asked by both, it would read through everything that was ever told.
 */
export async function selectOutboxAfter(db: Db, after: OutboxPosition, limit: number): Promise<OutboxRow[]> {
  if (dialectOf(db) === "sqlite") return selectAfterOnSqlite(db, after.id, limit);
  return db
    .selectFrom("outbox")
    .selectAll()
    .where(sql<boolean>`(txid, id) > (${after.txid}, ${after.id})`)
    .where(isSettled(db))
    .orderBy("txid")
    .orderBy("id")
    .limit(limit)
    .execute();
}

const selectEndOnSqlite = readStatement<[], OutboxPosition>("select txid, id from outbox order by id desc limit 1");

/** Where a reader stands that wants only what comes from now on. */
export async function selectOutboxEnd(db: Db): Promise<OutboxPosition> {
  if (dialectOf(db) === "sqlite") return (await selectEndOnSqlite(db))[0] ?? { txid: 0, id: 0 };
  const last = await db
    .selectFrom("outbox")
    .select(["txid", "id"])
    .where(isSettled(db))
    .orderBy("txid", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ?? { txid: 0, id: 0 };
}

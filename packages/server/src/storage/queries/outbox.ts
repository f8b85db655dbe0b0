import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { directReadsOf } from "../directReads.ts";
import { deferredStatement, readStatement, rowsPerStatement } from "../statement.ts";
import { insertMetaOnce, selectMeta, updateMetaFrom } from "./meta.ts";
import type { Audience, OutboxRow, OutboxTable } from "../tables/outbox.ts";

export const insertOutbox = deferredStatement<
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
>(
  `insert into outbox (team_id, channel_id, app_id, user_id, audience, type, at_ms, payload, cause)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  ["text", "text", "text", "text", "text", "text", "bigint", "text", "text"],
);

/** In this order, as if one by one. */
export async function insertOutboxRows(tx: Tx, rows: readonly Insertable<OutboxTable>[]): Promise<void> {
  if (directReadsOf(tx)?.defer) {
    // They are sent as one insert, together with what else is deferred.
    for (const { team_id, channel_id, app_id, user_id, audience, type, at_ms, payload, cause } of rows) {
      const about = [channel_id ?? null, app_id ?? null, user_id ?? null] as const;
      await insertOutbox(tx, team_id, ...about, audience, type, at_ms, payload, cause ?? null);
    }
    return;
  }
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

/** Higher than the id of any transaction: see `OutboxTable`. */
const txidMax = Number.MAX_SAFE_INTEGER;

/** On PostgreSQL: no open transaction can still add an event before it. */
export const isSettled = `(txid < ${txidMax} or id <= (select outbox_settled(0)))`;

const selectAfterOnSqlite = readStatement<[afterId: number, limit: number], OutboxRow>(
  "select * from outbox where id > $1 order by id limit $2",
);

/** The function waits for open transactions that have written events, and for no others (decision 39). */
const selectAfterOnPostgres = readStatement<[afterTxid: number, afterId: number, limit: number], OutboxRow>(
  "select * from outbox_after($1, $2, $3)",
);

/**
 * What was committed after a position, in one order for every reader. On SQLite all rows have one writer and the id alone
 * is that order; asked by both, it would read through everything that was ever told.
 */
export async function selectOutboxAfter(db: Db, after: OutboxPosition, limit: number): Promise<OutboxRow[]> {
  if (dialectOf(db) === "sqlite") return selectAfterOnSqlite(db, after.id, limit);
  return selectAfterOnPostgres(db, after.txid, after.id, limit);
}

/** A person came into a channel or left it. */
export interface MembershipChange {
  readonly id: number;
  readonly type: "member_joined_channel" | "member_left_channel";
  readonly channel_id: string;
  readonly user_id: string;
}

/**
 * Who came and went after an event, the earliest first; also what readers of the outbox still wait to pass on. Both
 * events of a channel are inserted behind its lock, so the order of their ids is the order in which they happened.
 */
export const membershipChangesSql = `select id, type, channel_id, user_id from outbox
  where id > $1 and user_id is not null and channel_id is not null
  and type in ('member_joined_channel', 'member_left_channel') order by id`;

export const selectMembershipChanges = readStatement<[afterId: number], MembershipChange>(membershipChangesSql);

const selectLastOnSqlite = readStatement<[], OutboxPosition>("select txid, id from outbox order by id desc limit 1");

const selectLastOnPostgres = readStatement<[], OutboxPosition>(
  "select txid, id from outbox order by txid desc, id desc limit 1",
);

const selectEndOnPostgres = readStatement<[], OutboxPosition>(`select txid, id from outbox
  where ${isSettled} order by txid desc, id desc limit 1`);

/**
 * Where a reader stands that wants only what comes from now on. An outbox that was pruned empty ends where that ended.
 * On PostgreSQL it may lie before an earlier end: a transaction that was slow to take its lock holds it back for a while.
 */
export async function selectOutboxEnd(db: Db): Promise<OutboxPosition> {
  const [last] = await (dialectOf(db) === "sqlite" ? selectLastOnSqlite(db) : selectEndOnPostgres(db));
  return last ?? selectOutboxPruned(db);
}

/** The last event that was committed. On PostgreSQL an open transaction may still add one before it. */
export async function selectOutboxLast(db: Db): Promise<OutboxPosition> {
  const [last] = await (dialectOf(db) === "sqlite" ? selectLastOnSqlite(db) : selectLastOnPostgres(db));
  return last ?? selectOutboxPruned(db);
}

const prunedKey = "outbox_pruned";
const start: OutboxPosition = { txid: 0, id: 0 };

/** The last position that was pruned, with everything before it. */
export async function selectOutboxPruned(db: Db): Promise<OutboxPosition> {
  const text = await selectMeta(db, prunedKey);
  return text === undefined ? start : (JSON.parse(text) as OutboxPosition);
}

export interface OutboxReach {
  readonly pruned: OutboxPosition;
  /** Whether the event at the position is there. On SQLite not asked: nobody replaces a file under its server. */
  readonly isHeld: boolean;
}

const selectReachOnPostgres = readStatement<[txid: number, id: number], { pruned: string | null; is_held: boolean }>(
  `select (select value from meta where key = '${prunedKey}') as pruned,
    exists (select 1 from outbox where txid = $1 and id = $2) as is_held`,
);

/** What was pruned, and whether the event after which a reader wants to go on still is where it was. */
export async function selectOutboxReach(db: Db, at: OutboxPosition): Promise<OutboxReach> {
  if (dialectOf(db) === "sqlite") return { pruned: await selectOutboxPruned(db), isHeld: true };
  const [row] = await selectReachOnPostgres(db, at.txid, at.id);
  const pruned = row === undefined || row.pruned === null ? start : (JSON.parse(row.pruned) as OutboxPosition);
  return { pruned, isHeld: row?.is_held === true };
}

/** Whether it was still at `before`: of two servers that prune at once, one does. */
export async function moveOutboxPruned(tx: Tx, before: OutboxPosition, after: OutboxPosition): Promise<boolean> {
  if (before.id === 0) await insertMetaOnce(tx, prunedKey, printPosition(start));
  return updateMetaFrom(tx, prunedKey, printPosition(before), printPosition(after));
}

/** Settles the order of the fields: positions are compared as text. */
export function printPosition({ txid, id }: OutboxPosition): string {
  return JSON.stringify({ txid, id });
}

/**
 * The oldest rows, in the order of readers. Begins behind what was pruned: PostgreSQL would otherwise walk through every
 * deleted entry of the index until it is vacuumed.
 */
export function oldestOutboxRows(db: Db, pruned: OutboxPosition, limit: number) {
  const rows = db.selectFrom("outbox").select(["txid", "id", "at_ms"]).where(isAfter(db, pruned)).limit(limit);
  return dialectOf(db) === "sqlite" ? rows.orderBy("id") : rows.orderBy("txid").orderBy("id");
}

/** Deletes the rows behind the first position up to the second one. */
export function deleteOutboxRows(tx: Tx, after: OutboxPosition, through: OutboxPosition) {
  const isOld =
    dialectOf(tx) === "sqlite"
      ? sql<boolean>`id <= ${through.id}`
      : sql<boolean>`(txid, id) <= (${through.txid}, ${through.id})`;
  return tx.deleteFrom("outbox").where(isAfter(tx, after)).where(isOld);
}

function isAfter(db: Db, { txid, id }: OutboxPosition) {
  return dialectOf(db) === "sqlite" ? sql<boolean>`id > ${id}` : sql<boolean>`(txid, id) > (${txid}, ${id})`;
}

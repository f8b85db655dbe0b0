import { sql } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import { isReadable, type Reader } from "./readable.ts";

type Key = [channelKey: number, ts: number, name: string, userId: string];

const insert = writeStatement<
  [...Key, atMs: number],
  { name: string }
>(`insert into reactions (channel_key, ts, name, user_id, at_ms) values ($1, $2, $3, $4, $5)
  on conflict (channel_key, ts, name, user_id) do nothing returning name`);

/** Whether it was not there yet. */
export async function insertReaction(tx: Tx, ...row: [...Key, atMs: number]): Promise<boolean> {
  return (await insert(tx, ...row)).length > 0;
}

const remove = writeStatement<Key, { name: string }>(
  "delete from reactions where channel_key = $1 and ts = $2 and name = $3 and user_id = $4 returning name",
);

/** Whether it was there. */
export async function deleteReaction(tx: Tx, ...key: Key): Promise<boolean> {
  return (await remove(tx, ...key)).length > 0;
}

/** All reactions to a deleted message. */
export const deleteReactions = writeStatement<[channelKey: number, ts: number]>(
  "delete from reactions where channel_key = $1 and ts = $2",
);

/** With how many emoji one person has reacted to a message. */
export async function selectReactionCount(
  db: Db,
  where: { readonly channelKey: number; readonly ts: number; readonly userId: string },
): Promise<number> {
  const [row] = await countByUser(db, where.channelKey, where.ts, where.userId);
  return row?.count ?? 0;
}

const countByUser = readStatement<[channelKey: number, ts: number, userId: string], { count: number }>(
  "select count(*) as count from reactions where user_id = $3 and channel_key = $1 and ts = $2",
);

/** Who reacted to a message with one emoji, the first ones first. */
export async function selectReactors(db: Db, ...where: [channelKey: number, ts: number, name: string, limit: number]) {
  return (await selectUsers(db, ...where)).map((row) => row.user_id);
}

const selectUsers = readStatement<
  [channelKey: number, ts: number, name: string, limit: number],
  { user_id: string }
>(`select user_id from reactions where channel_key = $1 and ts = $2 and name = $3
  order by at_ms, user_id limit $4`);

/** A message that a person reacted to, and when they last did. */
export interface ReactedRow {
  readonly channel_key: number;
  readonly channel_id: string;
  readonly ts: number;
  readonly body: string;
  readonly at_ms: number;
}

export type ReactedPosition = Pick<ReactedRow, "at_ms" | "channel_key" | "ts">;

export interface ReactedPage {
  readonly userId: string;
  /** A caller sees only messages in conversations that they can read. */
  readonly reader: Reader;
  readonly after?: ReactedPosition | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What a person reacted to, the latest reaction first. */
export function selectReacted(db: Db, page: ReactedPage): Promise<ReactedRow[]> {
  let query = reactedBy(db, page)
    .innerJoin("messages as m", (join) => join.onRef("m.channel_key", "=", "r.channel_key").onRef("m.ts", "=", "r.ts"))
    .select(["r.channel_key", "c.id as channel_id", "r.ts", "m.body", sql<number>`max(r.at_ms)`.as("at_ms")])
    .groupBy(["r.channel_key", "c.id", "r.ts", "m.body"])
    .orderBy("at_ms", "desc")
    .orderBy("r.channel_key", "desc")
    .orderBy("r.ts", "desc")
    .limit(page.limit)
    .offset(page.offset);
  const { after } = page;
  if (after) {
    query = query.having(
      sql<boolean>`(max(r.at_ms), r.channel_key, r.ts) < (${after.at_ms}, ${after.channel_key}, ${after.ts})`,
    );
  }
  return query.execute();
}

export async function selectReactedCount(db: Db, page: Pick<ReactedPage, "userId" | "reader">): Promise<number> {
  const messages = reactedBy(db, page)
    .innerJoin("messages as m", (join) => join.onRef("m.channel_key", "=", "r.channel_key").onRef("m.ts", "=", "r.ts"))
    .select(["r.channel_key", "r.ts"])
    .distinct();
  const { count } = await db
    .selectFrom(messages.as("reacted"))
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function reactedBy(db: Db, { userId, reader }: Pick<ReactedPage, "userId" | "reader">) {
  return db
    .selectFrom("reactions as r")
    .innerJoin("channels as c", "c.key", "r.channel_key")
    .innerJoin("teams as t", "t.id", "c.team_id")
    .where("r.user_id", "=", userId)
    .where(isReadable(reader));
}

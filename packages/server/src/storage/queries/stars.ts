import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { StarRow, StarsTable } from "../tables/stars.ts";

export interface StarKey {
  readonly teamId: string;
  readonly userId: string;
  readonly objectId: string;
  readonly ts: number;
}

export async function insertStar(tx: Tx, row: Insertable<StarsTable>): Promise<void> {
  await tx.insertInto("stars").values(row).execute();
}

export function selectStar(db: Db | Tx, key: StarKey): Promise<StarRow | undefined> {
  return db
    .selectFrom("stars")
    .selectAll()
    .where("user_id", "=", key.userId)
    .where("team_id", "=", key.teamId)
    .where("object_id", "=", key.objectId)
    .where("ts", "=", key.ts)
    .executeTakeFirst();
}

export async function deleteStar(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("stars").where("id", "=", id).execute();
}

/** What a person starred in a workspace, the latest first. */
export function selectStars(
  db: Db,
  { teamId, userId }: Pick<StarKey, "teamId" | "userId">,
  limit: number,
): Promise<StarRow[]> {
  return db
    .selectFrom("stars")
    .selectAll()
    .where("user_id", "=", userId)
    .where("team_id", "=", teamId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The messages of a conversation that a person starred. Asked with every page of a conversation, so it is prepared once. */
export const selectStarredTs = readStatement<[userId: string, teamId: string, channelId: string], { ts: number }>(
  "select ts from stars where user_id = $1 and team_id = $2 and object_id = $3 and ts > 0",
);

/** Which of these conversations and files a person starred. */
export async function selectStarredAmong(
  db: Db,
  { teamId, userId }: Pick<StarKey, "teamId" | "userId">,
  objectIds: readonly string[],
): Promise<Set<string>> {
  if (objectIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("stars")
    .select("object_id")
    .where("user_id", "=", userId)
    .where("team_id", "=", teamId)
    .where("object_id", "in", objectIds)
    .where("ts", "=", 0)
    .execute();
  return new Set(rows.map((row) => row.object_id));
}

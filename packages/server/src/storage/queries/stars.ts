import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
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

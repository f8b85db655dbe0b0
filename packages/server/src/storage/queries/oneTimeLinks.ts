import type { Db, Tx } from "../db.ts";
import type { OneTimeLinkRow } from "../tables/oneTimeLinks.ts";

export async function insertOneTimeLink(tx: Tx, row: OneTimeLinkRow): Promise<void> {
  await tx.insertInto("one_time_links").values(row).execute();
}

export function selectOneTimeLink(db: Db, hash: string, nowMs: number): Promise<OneTimeLinkRow | undefined> {
  return db
    .selectFrom("one_time_links")
    .selectAll()
    .where("hash", "=", hash)
    .where("expires_ms", ">", nowMs)
    .executeTakeFirst();
}

/** Deletes and returns a link that is still valid, so that only one of two concurrent requests gets it. */
export function deleteOneTimeLink(tx: Tx, hash: string, nowMs: number): Promise<OneTimeLinkRow | undefined> {
  return tx
    .deleteFrom("one_time_links")
    .where("hash", "=", hash)
    .where("expires_ms", ">", nowMs)
    .returningAll()
    .executeTakeFirst();
}

/** A new link for a person replaces the links that were printed before. */
export async function deletePasswordLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("one_time_links").where("user_id", "=", userId).execute();
}

export async function deleteSetupLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom("one_time_links").where("purpose", "=", "setup").execute();
}

/** A new invitation of an address replaces the earlier ones. */
export async function deleteInvitesOf(tx: Tx, teamId: string, email: string): Promise<void> {
  await tx.deleteFrom("one_time_links").where("team_id", "=", teamId).where("email", "=", email).execute();
}

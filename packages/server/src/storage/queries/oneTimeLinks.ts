import type { Db, Tx } from "../db.ts";
import { dialectOf } from "../dialects/dialectOf.ts";
import { writeStatement } from "../statement.ts";
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

export function selectInviteOf(
  db: Db,
  teamId: string,
  email: string,
  nowMs: number,
): Promise<{ hash: string } | undefined> {
  return db
    .selectFrom("one_time_links")
    .select("hash")
    .where("team_id", "=", teamId)
    .where("email", "=", email)
    .where("expires_ms", ">", nowMs)
    .executeTakeFirst();
}

/** The invitations of members, who lose the right to invite together. Admins of the org keep theirs. */
export async function deleteInvitesByMembers(tx: Tx, teamId: string): Promise<void> {
  await tx
    .deleteFrom("one_time_links")
    .where("team_id", "=", teamId)
    .where("inviter_id", "in", (query) =>
      query
        .selectFrom("memberships")
        .innerJoin("users", "users.id", "memberships.user_id")
        .select("memberships.user_id")
        .where("memberships.team_id", "=", teamId)
        .where("memberships.role", "=", "member")
        .where("users.org_role", "is", null),
    )
    .execute();
}

/** The invitations of a person who no longer administers the workspace. */
export async function deleteInvitesBy(tx: Tx, teamId: string, inviterId: string): Promise<void> {
  await tx.deleteFrom("one_time_links").where("team_id", "=", teamId).where("inviter_id", "=", inviterId).execute();
}

/** No channel has a negative key, so no other lock has this number. */
const takeLock = writeStatement<[]>("select pg_advisory_xact_lock(-4)");

/**
 * Until the commit no other server redeems a link or adds an invitation: two that create the first workspace at once would wait
 * for each other, and two that ask for one address would both find none.
 */
export async function lockRedemption(tx: Tx): Promise<void> {
  if (dialectOf(tx) === "postgres") await takeLock(tx);
}

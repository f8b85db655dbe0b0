import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { GrantRow, GrantsTable } from "../tables/grants.ts";
import type { RefreshTokenRow, RefreshTokensTable } from "../tables/refreshTokens.ts";

export function selectGrant(db: Db, id: string): Promise<GrantRow | undefined> {
  return db.selectFrom("grants").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The grants of an installation that still hold; more than one per kind and person only after a revocation. */
export function selectLiveGrants(db: Db, installationId: string): Promise<GrantRow[]> {
  return db
    .selectFrom("grants")
    .selectAll()
    .where("installation_id", "=", installationId)
    .where("revoked_ms", "is", null)
    .orderBy("created_ms")
    .execute();
}

/** What apps may do for a user in one workspace. */
export function selectLiveGrantsOfUser(db: Db, teamId: string, userId: string): Promise<GrantRow[]> {
  return db
    .selectFrom("grants")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("user_id", "=", userId)
    .where("revoked_ms", "is", null)
    .execute();
}

export function selectLiveGrantsOfApp(db: Db, appId: string): Promise<GrantRow[]> {
  return db.selectFrom("grants").selectAll().where("app_id", "=", appId).where("revoked_ms", "is", null).execute();
}

export async function insertGrant(tx: Tx, row: Insertable<GrantsTable>): Promise<void> {
  await tx.insertInto("grants").values(row).execute();
}

export async function updateGrant(
  tx: Tx,
  id: string,
  change: Partial<Pick<GrantRow, "generation" | "scopes" | "exchanged_ms" | "revoked_ms">>,
): Promise<void> {
  await tx.updateTable("grants").set(change).where("id", "=", id).execute();
}

/** Marks a long-lived token's grant as exchanged; false if another call was first. */
export async function updateGrantExchanged(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("grants")
    .set({ exchanged_ms: nowMs, generation: 1 })
    .where("id", "=", id)
    .where("exchanged_ms", "is", null)
    .where("generation", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertRefreshToken(tx: Tx, row: Insertable<RefreshTokensTable>): Promise<void> {
  await tx.insertInto("refresh_tokens").values(row).execute();
}

export function selectRefreshToken(db: Db, hash: string): Promise<RefreshTokenRow | undefined> {
  return db.selectFrom("refresh_tokens").selectAll().where("hash", "=", hash).executeTakeFirst();
}

/**
 * Spends a refresh token. Of any number of callers at once exactly one changes the row, and that one mints the next
 * generation; asking first and marking afterwards would let several through.
 */
export async function updateRefreshTokenUsed(tx: Tx, hash: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("refresh_tokens")
    .set({ used_ms: nowMs })
    .where("hash", "=", hash)
    .where("used_ms", "is", null)
    .where("revoked_ms", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateRefreshTokenRevoked(tx: Tx, hash: string, nowMs: number): Promise<void> {
  await tx
    .updateTable("refresh_tokens")
    .set({ revoked_ms: nowMs })
    .where("hash", "=", hash)
    .where("revoked_ms", "is", null)
    .execute();
}

export async function updateRefreshTokensRevoked(tx: Tx, grantId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable("refresh_tokens")
    .set({ revoked_ms: nowMs })
    .where("grant_id", "=", grantId)
    .where("revoked_ms", "is", null)
    .execute();
}

/** Until the commit nobody else refreshes tokens of the grant. */
export async function updateGrantLocked(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("grants")
    .set((grant) => ({ generation: grant.ref("generation") }))
    .where("id", "=", id)
    .execute();
}

export function selectRefreshTokenOfGrant(
  db: Db,
  grantId: string,
  generation: number,
): Promise<RefreshTokenRow | undefined> {
  return db
    .selectFrom("refresh_tokens")
    .selectAll()
    .where("grant_id", "=", grantId)
    .where("generation", "=", generation)
    .executeTakeFirst();
}

export interface Generations {
  readonly grantId: string;
  readonly first: number;
  readonly last: number;
  readonly nowMs: number;
}

/** Ends refresh tokens for good: one that counts as used is never revived, and its next use is reported as misuse. */
export async function updateRefreshTokensTakenBack(tx: Tx, range: Generations): Promise<void> {
  await tx
    .updateTable("refresh_tokens")
    .set((token) => ({
      used_ms: token.fn.coalesce("used_ms", token.val(range.nowMs)),
      revoked_ms: token.fn.coalesce("revoked_ms", token.val(range.nowMs)),
    }))
    .where("grant_id", "=", range.grantId)
    .where("generation", ">=", range.first)
    .where("generation", "<=", range.last)
    .execute();
}

/** Exchanges the positions of two refresh tokens. No two of a grant may share one, not even for a moment. */
export async function updateRefreshTokensSwapped(tx: Tx, grantId: string, one: number, other: number): Promise<void> {
  const free = -1;
  for (const [from, to] of [
    [one, free],
    [other, one],
    [free, other],
  ] as const) {
    await tx
      .updateTable("refresh_tokens")
      .set({ generation: to })
      .where("grant_id", "=", grantId)
      .where("generation", "=", from)
      .execute();
  }
}

export async function updateRefreshTokenRevived(tx: Tx, hash: string): Promise<void> {
  await tx.updateTable("refresh_tokens").set({ revoked_ms: null }).where("hash", "=", hash).execute();
}

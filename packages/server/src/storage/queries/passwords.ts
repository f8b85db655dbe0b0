import { sql } from "kysely";
import type { Db, Tx } from "../db.ts";

/** A person who could sign in; without a hash if no password was ever set. */
export interface SignInCandidate {
  readonly id: string;
  readonly hash: string | null;
  readonly two_factor_ms: number | null;
}

/**
 * The accounts that a name or an address may mean, in one workspace or in any. The oldest come first: an account that is
 * opened later with the same address does not push them out.
 */
export function selectCandidates(
  db: Db,
  { login, domain, limit }: { readonly login: string; readonly domain: string | undefined; readonly limit: number },
): Promise<SignInCandidate[]> {
  const people = db
    .selectFrom("users")
    .leftJoin("passwords", "passwords.user_id", "users.id")
    .select(["users.id", "passwords.hash", "users.two_factor_ms"])
    .where("users.bot_id", "is", null)
    .orderBy("users.created_ms")
    .orderBy("users.id")
    .limit(limit);
  const byAddress = sql<boolean>`lower(users.email) = lower(${login})`;
  // An address is looked up by its index first, and only then the workspaces of the few who have it.
  return people
    .where((user) => {
      const active = user
        .selectFrom("memberships")
        .innerJoin("teams", "teams.id", "memberships.team_id")
        .select("memberships.user_id")
        .where("memberships.deactivated_ms", "is", null)
        .where("teams.deleted_ms", "is", null);
      const own = active.whereRef("memberships.user_id", "=", "users.id");
      if (domain === undefined) return user.and([byAddress, user.exists(own)]);
      const named = active.where("teams.domain", "=", domain).where("memberships.name", "=", login);
      return user.or([
        user.and([byAddress, user.exists(own.where("teams.domain", "=", domain))]),
        user("users.id", "in", named),
      ]);
    })
    .execute();
}

export async function selectPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom("passwords").select("hash").where("user_id", "=", userId).executeTakeFirst();
  return row?.hash;
}

export async function upsertPassword(tx: Tx, userId: string, hash: string, nowMs: number): Promise<void> {
  await tx
    .insertInto("passwords")
    .values({ user_id: userId, hash, changed_ms: nowMs })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ hash, changed_ms: nowMs }))
    .execute();
}

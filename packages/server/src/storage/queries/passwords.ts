import { sql } from "kysely";
import type { Db, Tx } from "../db.ts";

/** Somebody who could sign in; without a hash where no password was ever set. */
export interface SignInCandidate {
  readonly id: string;
  readonly hash: string | null;
  readonly two_factor_ms: number | null;
}

/** Who is meant by a name or an address, in one workspace or in any: all of them, so that two are not taken for one. */
export function selectCandidates(
  db: Db,
  { login, domain }: { readonly login: string; readonly domain: string | undefined },
): Promise<SignInCandidate[]> {
  const people = db
    .selectFrom("users")
    .innerJoin("teams", "teams.id", "users.team_id")
    .leftJoin("passwords", "passwords.user_id", "users.id")
    .select(["users.id", "passwords.hash", "users.two_factor_ms"])
    .where("users.bot_id", "is", null)
    .where("users.deactivated_ms", "is", null)
    .where("teams.deleted_ms", "is", null)
    .limit(2);
  const byAddress = sql<boolean>`lower(users.email) = lower(${login})`;
  if (domain === undefined) return people.where(byAddress).execute();
  return people
    .where("teams.domain", "=", domain)
    .where((user) => user.or([byAddress, user("users.name", "=", login)]))
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

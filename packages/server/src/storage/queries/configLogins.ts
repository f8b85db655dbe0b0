import type { Db, Tx } from "../db.ts";
import type { GrantRow } from "../tables/grants.ts";
import type { RefreshTokenRow } from "../tables/refreshTokens.ts";
import type { TokenRow } from "../tables/tokens.ts";

/** The sign-ins of command lines: their grants with all tokens. */
export interface ConfigLogins {
  readonly grants: readonly GrantRow[];
  readonly tokens: readonly TokenRow[];
  readonly refreshTokens: readonly RefreshTokenRow[];
}

export async function selectConfigLogins(db: Db): Promise<ConfigLogins> {
  const grants = await db
    .selectFrom("grants")
    .selectAll()
    .where("kind", "=", "config")
    .where("revoked_ms", "is", null)
    .execute();
  const ids = grants.map(({ id }) => id);
  if (ids.length === 0) return { grants, tokens: [], refreshTokens: [] };
  return {
    grants,
    tokens: await db.selectFrom("tokens").selectAll().where("grant_id", "in", ids).execute(),
    refreshTokens: await db.selectFrom("refresh_tokens").selectAll().where("grant_id", "in", ids).execute(),
  };
}

/** Adds those that are missing and whose person is there. */
export async function insertMissingConfigLogins(tx: Tx, logins: ConfigLogins): Promise<void> {
  const people = logins.grants.map((grant) => grant.user_id);
  const ids = logins.grants.map((grant) => grant.id);
  if (ids.length === 0) return;
  const there = await tx
    .selectFrom("memberships")
    .select(["team_id", "user_id"])
    .where("user_id", "in", people)
    .where("deactivated_ms", "is", null)
    .execute();
  const known = await tx.selectFrom("grants").select("id").where("id", "in", ids).execute();
  const missing = logins.grants.filter(
    (grant) =>
      there.some(({ team_id, user_id }) => team_id === grant.team_id && user_id === grant.user_id) &&
      !known.some(({ id }) => id === grant.id),
  );
  const isMissing = ({ grant_id: id }: { grant_id: string | null }): boolean =>
    missing.some((grant) => grant.id === id);
  for (const grant of missing) await tx.insertInto("grants").values(grant).execute();
  for (const token of logins.tokens.filter(isMissing)) await tx.insertInto("tokens").values(token).execute();
  for (const token of logins.refreshTokens.filter(isMissing)) {
    await tx.insertInto("refresh_tokens").values(token).execute();
  }
}

import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { type MaybePromise, mapMaybePromise } from "../../ports/maybePromise.ts";
import type { Generations } from "./grants.ts";
import { cachedStatement } from "../cachedStatement.ts";
import type { TokenKind, TokenRow, TokensTable } from "../tables/tokens.ts";
import type { Distribution } from "../tables/apps.ts";
import type { Resolution } from "../tables/appResolutions.ts";
import type { Move } from "../tables/teams.ts";
import type { Role } from "../tables/memberships.ts";
import type { OrgRole } from "../tables/users.ts";

/** Everything that is asked of a token on every call, in one look-up. */
export interface TokenOwner {
  readonly kind: TokenKind;
  readonly scopes: string;
  readonly expires_ms: number | null;
  readonly revoked_ms: number | null;
  readonly grant_id: string | null;
  readonly installation_id: string | null;
  readonly app_id: string | null;
  readonly app_name: string | null;
  readonly distribution: Distribution | null;
  readonly address_ranges: string | null;
  readonly installed_ms: number | null;
  /** Set when the installation is org-wide. */
  readonly installed_org_id: string | null;
  readonly resolution: Resolution | null;
  readonly user_id: string;
  readonly user_name: string;
  readonly role: Role;
  readonly org_role: OrgRole | null;
  readonly two_factor_ms: number | null;
  readonly bot_id: string | null;
  readonly deactivated_ms: number | null;
  /** When the membership of a guest ends. */
  readonly membership_expires_ms: number | null;
  readonly team_id: string;
  readonly team_name: string;
  readonly team_domain: string;
  readonly org_id: string | null;
  readonly team_deleted_ms: number | null;
  readonly move: Move | null;
  readonly two_factor_required: number;
  readonly network_policy: string | null;
  /** Of a token that lives as long as one execution of a function. */
  readonly execution_id: string | null;
}

const selectOwner = cachedStatement<[hash: string], TokenOwner>(`
  select tokens.kind, tokens.scopes, tokens.expires_ms, tokens.revoked_ms, tokens.grant_id, tokens.installation_id, tokens.app_id, apps.name as app_name,
    apps.distribution, apps.address_ranges, installations.created_ms as installed_ms, installations.org_id as installed_org_id, app_resolutions.resolution,
    tokens.user_id, memberships.name as user_name, memberships.role, users.org_role, users.two_factor_ms, users.bot_id,
    memberships.deactivated_ms, memberships.expires_ms as membership_expires_ms,
    tokens.team_id, teams.name as team_name, teams.domain as team_domain, teams.org_id, teams.deleted_ms as team_deleted_ms,
    teams.move, teams.two_factor_required, teams.network_policy, tokens.execution_id
  from tokens
  join users on users.id = tokens.user_id
  join memberships on memberships.team_id = tokens.team_id and memberships.user_id = tokens.user_id
  join teams on teams.id = tokens.team_id
  left join apps on apps.id = tokens.app_id
  left join installations on installations.id = tokens.installation_id
  left join app_resolutions on app_resolutions.team_id = tokens.team_id and app_resolutions.app_id = tokens.app_id
  where tokens.hash = $1`);

export function selectTokenOwner(db: Db, hash: string): MaybePromise<TokenOwner | undefined> {
  return mapMaybePromise(selectOwner(db, hash), first);
}

const first = (rows: TokenOwner[]): TokenOwner | undefined => rows[0];

export function selectToken(db: Db, hash: string): Promise<TokenRow | undefined> {
  return db.selectFrom("tokens").selectAll().where("hash", "=", hash).executeTakeFirst();
}

/** The long-lived token that a grant began with ends with the first refresh. */
export async function updateOriginalExpired(tx: Tx, grantId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable("tokens")
    .set({ expires_ms: nowMs })
    .where("grant_id", "=", grantId)
    .where("generation", "=", 0)
    .where("expires_ms", "is", null)
    .execute();
}

/** The same token, when the refresh that ended it is taken back. */
export async function updateOriginalRevived(tx: Tx, grantId: string): Promise<void> {
  await tx
    .updateTable("tokens")
    .set({ expires_ms: null })
    .where("grant_id", "=", grantId)
    .where("generation", "=", 0)
    .where("execution_id", "is", null)
    .where("revoked_ms", "is", null)
    .execute();
}

/** Revokes all but the newest few of a grant's tokens that still work. */
export async function updateSurplusRevoked(
  tx: Tx,
  where: { readonly grantId: string; readonly keep: number; readonly nowMs: number },
): Promise<void> {
  const active = await tx
    .selectFrom("tokens")
    .select("hash")
    .where("grant_id", "=", where.grantId)
    .where("execution_id", "is", null)
    .where("revoked_ms", "is", null)
    .where((token) => token.or([token("expires_ms", "is", null), token("expires_ms", ">", where.nowMs)]))
    .orderBy("generation", "desc")
    .execute();
  const surplus = active.slice(where.keep).map((token) => token.hash);
  if (surplus.length === 0) return;
  await tx.updateTable("tokens").set({ revoked_ms: where.nowMs }).where("hash", "in", surplus).execute();
}

/** What an app is granted later holds for the tokens it already has. */
export async function updateTokenScopes(tx: Tx, grantId: string, scopes: string): Promise<void> {
  await tx
    .updateTable("tokens")
    .set({ scopes })
    .where("grant_id", "=", grantId)
    .where("revoked_ms", "is", null)
    .execute();
}

export async function updateTokenRevoked(tx: Tx, hash: string, nowMs: number): Promise<void> {
  await tx
    .updateTable("tokens")
    .set({ revoked_ms: nowMs })
    .where("hash", "=", hash)
    .where("revoked_ms", "is", null)
    .execute();
}

/** What an app was given for one execution ends with it. */
export async function updateExecutionTokensRevoked(tx: Tx, executionId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable("tokens")
    .set({ revoked_ms: nowMs })
    .where("execution_id", "=", executionId)
    .where("revoked_ms", "is", null)
    .execute();
}

export async function updateTokensRevoked(tx: Tx, grantId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable("tokens")
    .set({ revoked_ms: nowMs })
    .where("grant_id", "=", grantId)
    .where("revoked_ms", "is", null)
    .execute();
}

/** Revokes some generations of a grant; what was given for single executions ends with those. */
export async function updateGenerationsRevoked(tx: Tx, range: Generations): Promise<void> {
  await tx
    .updateTable("tokens")
    .set({ revoked_ms: range.nowMs })
    .where("grant_id", "=", range.grantId)
    .where("generation", ">=", range.first)
    .where("generation", "<=", range.last)
    .where("execution_id", "is", null)
    .where("revoked_ms", "is", null)
    .execute();
}

export async function insertToken(tx: Tx, row: Insertable<TokensTable>): Promise<void> {
  await tx.insertInto("tokens").values(row).execute();
}

/**
 * The tokens of an app that nobody has revoked, those that have expired too; the latest come first. Without those of single
 * executions, which nobody could tell apart.
 */
export function selectTokensOfApp(db: Db, appId: string): Promise<TokenRow[]> {
  return db
    .selectFrom("tokens")
    .selectAll()
    .where("app_id", "=", appId)
    .where("execution_id", "is", null)
    .where("revoked_ms", "is", null)
    .orderBy("created_ms", "desc")
    .orderBy("hash")
    .execute();
}

/** One generation of a grant; what was given for an execution bears the number of one, and is none. */
export function selectTokenOfGrant(db: Db, grantId: string, generation: number): Promise<TokenRow | undefined> {
  return db
    .selectFrom("tokens")
    .selectAll()
    .where("grant_id", "=", grantId)
    .where("generation", "=", generation)
    .where("execution_id", "is", null)
    .where("revoked_ms", "is", null)
    .executeTakeFirst();
}

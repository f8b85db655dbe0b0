import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { ExternalAuthChoicesTable } from "../tables/externalAuthChoices.ts";
import type { ExternalSecretsTable } from "../tables/externalSecrets.ts";
import type { ExternalTokenRow, ExternalTokensTable } from "../tables/externalTokens.ts";

export async function upsertExternalSecret(tx: Tx, row: Insertable<ExternalSecretsTable>): Promise<void> {
  const { sealed, set_ms } = row;
  await tx
    .insertInto("external_secrets")
    .values(row)
    .onConflict((conflict) => conflict.columns(["app_id", "provider_key"]).doUpdateSet({ sealed, set_ms }))
    .execute();
}

/** Encrypted secrets of an app by the key of the provider. */
export async function selectExternalSecrets(db: Db | Tx, appId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("external_secrets")
    .select(["provider_key", "sealed"])
    .where("app_id", "=", appId)
    .execute();
  return new Map(rows.map((row) => [row.provider_key, row.sealed]));
}

export interface ExternalAccount {
  readonly appId: string;
  readonly teamId: string;
  readonly providerKey: string;
  readonly externalUserId: string;
}

export function selectExternalToken(db: Db | Tx, id: string): Promise<ExternalTokenRow | undefined> {
  return db.selectFrom("external_tokens").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectTokenOfAccount(tx: Tx, account: ExternalAccount): Promise<ExternalTokenRow | undefined> {
  return tx
    .selectFrom("external_tokens")
    .selectAll()
    .where("app_id", "=", account.appId)
    .where("team_id", "=", account.teamId)
    .where("provider_key", "=", account.providerKey)
    .where("external_user_id", "=", account.externalUserId)
    .executeTakeFirst();
}

/** The tokens of an app in a workspace, the latest first. */
export function selectExternalTokens(
  db: Db | Tx,
  { appId, teamId, providerKey, userId }: { appId: string; teamId?: string; providerKey?: string; userId?: string },
): Promise<ExternalTokenRow[]> {
  let query = db.selectFrom("external_tokens").selectAll().where("app_id", "=", appId);
  if (teamId !== undefined) query = query.where("team_id", "=", teamId);
  if (providerKey !== undefined) query = query.where("provider_key", "=", providerKey);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  return query.orderBy("updated_ms", "desc").orderBy("id").execute();
}

export async function insertExternalToken(tx: Tx, row: Insertable<ExternalTokensTable>): Promise<void> {
  await tx.insertInto("external_tokens").values(row).execute();
}

export type ReplacedTokens = Pick<ExternalTokenRow, "sealed" | "refresh_ms" | "updated_ms"> &
  Partial<Pick<ExternalTokenRow, "user_id">>;

/** False when the tokens were replaced or deleted since. */
export async function updateExternalToken(
  tx: Tx,
  { id, generation }: Pick<ExternalTokenRow, "id" | "generation">,
  change: ReplacedTokens,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("external_tokens")
    .set({ ...change, generation: generation + 1 })
    .where("id", "=", id)
    .where("generation", "=", generation)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes tokens, and the choices of workflows that name them. */
export async function deleteExternalTokens(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("external_auth_choices").where("token_id", "in", ids).execute();
  await tx.deleteFrom("external_tokens").where("id", "in", ids).execute();
}

export async function deleteExternalAuthOfApp(tx: Tx, appId: string): Promise<void> {
  await tx.deleteFrom("external_auth_choices").where("app_id", "=", appId).execute();
  await tx.deleteFrom("external_tokens").where("app_id", "=", appId).execute();
  await tx.deleteFrom("external_secrets").where("app_id", "=", appId).execute();
}

export async function upsertExternalAuthChoice(tx: Tx, row: Insertable<ExternalAuthChoicesTable>): Promise<void> {
  const { token_id } = row;
  await tx
    .insertInto("external_auth_choices")
    .values(row)
    .onConflict((conflict) => conflict.columns(["app_id", "workflow", "provider_key"]).doUpdateSet({ token_id }))
    .execute();
}

export function selectExternalAuthChoices(db: Db | Tx, appId: string) {
  return db.selectFrom("external_auth_choices").selectAll().where("app_id", "=", appId).execute();
}

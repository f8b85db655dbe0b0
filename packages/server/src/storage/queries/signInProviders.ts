import type { Insertable, Updateable } from "kysely";
import type { Db, Tx } from "../db.ts";
import type { SignInProviderRow, SignInProvidersTable } from "../tables/signInProviders.ts";

export async function insertSignInProvider(tx: Tx, row: Insertable<SignInProvidersTable>): Promise<void> {
  await tx.insertInto("sign_in_providers").values(row).execute();
}

export function selectSignInProvider(db: Db, id: string): Promise<SignInProviderRow | undefined> {
  return db.selectFrom("sign_in_providers").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The providers of these workspaces and orgs, the oldest first. */
export function selectSignInProviders(db: Db, scopeIds: readonly string[]): Promise<SignInProviderRow[]> {
  if (scopeIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("sign_in_providers")
    .selectAll()
    .where("scope_id", "in", scopeIds)
    .orderBy("created_ms")
    .orderBy("id")
    .execute();
}

/** Whether a page has to ask for the workspace, because its people might sign in through a provider. */
export async function hasEnabledProvider(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("sign_in_providers")
    .select("id")
    .where("is_enabled", "=", 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSignInProvider(
  tx: Tx,
  id: string,
  change: Updateable<SignInProvidersTable>,
): Promise<void> {
  await tx.updateTable("sign_in_providers").set(change).where("id", "=", id).execute();
}

/** With all that refers to it. */
export async function deleteSignInProvider(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("used_assertions").where("provider_id", "=", id).execute();
  await tx.deleteFrom("provider_sign_ins").where("provider_id", "=", id).execute();
  await tx.deleteFrom("group_mappings").where("provider_id", "=", id).execute();
  await tx.deleteFrom("mapped_roles").where("provider_id", "=", id).execute();
  await tx.deleteFrom("identities").where("provider_id", "=", id).execute();
  await tx.deleteFrom("sign_in_providers").where("id", "=", id).execute();
}

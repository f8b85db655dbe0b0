import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Sign-in for other apps: what a code is for, the keys that sign id tokens, and since when an address is confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .alterTable("oauth_codes")
    .addColumn("flow", text, (c) => c.notNull().defaultTo("install"))
    .execute();
  await db.schema.alterTable("oauth_codes").addColumn("openid_nonce", text).execute();
  await db.schema.alterTable("users").addColumn("email_verified_ms", integer).execute();
  await db.schema
    .createTable("signing_keys")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("public_key", text, (c) => c.notNull())
    .addColumn("sealed_private_key", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("signing_keys_by_expiry").on("signing_keys").column("expires_ms").execute();
}

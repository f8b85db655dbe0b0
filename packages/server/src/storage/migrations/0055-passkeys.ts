import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Passkeys of accounts, and the challenges that browsers are to answer with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("passkeys")
    .addColumn("credential_id", text, (c) => c.primaryKey().notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("public_key", text, (c) => c.notNull())
    .addColumn("counter", integer, (c) => c.notNull())
    .addColumn("transports", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("used_ms", integer)
    .execute();
  await db.schema.createIndex("passkeys_by_user").on("passkeys").columns(["user_id", "created_ms"]).execute();
  await db.schema
    .createTable("passkey_challenges")
    .addColumn("challenge_hash", text, (c) => c.primaryKey().notNull())
    .addColumn("browser_hash", text, (c) => c.notNull())
    .addColumn("purpose", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("passkey_challenges_by_time").on("passkey_challenges").column("expires_ms").execute();
}

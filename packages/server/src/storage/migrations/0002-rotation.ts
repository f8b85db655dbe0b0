import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Grants with generations, refresh tokens, and events that only one app hears of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("grants")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.references("apps.id"))
    .addColumn("installation_id", text, (c) => c.references("installations.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("scopes", text, (c) => c.notNull())
    .addColumn("generation", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("exchanged_ms", integer)
    .addColumn("revoked_ms", integer)
    .execute();
  await db.schema.alterTable("installations").addColumn("removed_ms", integer).execute();
  await db.schema.alterTable("outbox").addColumn("app_id", text).execute();
  await db.schema.alterTable("tokens").addColumn("grant_id", text).execute();
  await db.schema
    .alterTable("tokens")
    .addColumn("generation", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("tokens_by_grant").on("tokens").columns(["grant_id", "generation"]).execute();
  await db.schema
    .createIndex("grants_by_installation")
    .on("grants")
    .columns(["installation_id", "kind", "user_id"])
    .execute();
  await db.schema
    .createTable("refresh_tokens")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("grant_id", text, (c) => c.notNull().references("grants.id"))
    .addColumn("generation", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("used_ms", integer)
    .addColumn("revoked_ms", integer)
    .addUniqueConstraint("refresh_tokens_generation", ["grant_id", "generation"])
    .execute();
}

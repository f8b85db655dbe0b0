import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Identity providers of workspaces and orgs, whom they identify, and the sessions that were opened through them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("sign_in_providers")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("scope_id", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("issuer", text, (c) => c.notNull())
    .addColumn("client_id", text, (c) => c.notNull())
    .addColumn("sealed_secret", text)
    .addColumn("domains", text, (c) => c.notNull())
    .addColumn("is_enabled", integer, (c) => c.notNull())
    .addColumn("is_enforced", integer, (c) => c.notNull())
    .addColumn("provisions", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sign_in_providers_by_scope").on("sign_in_providers").column("scope_id").execute();
  await db.schema
    .createTable("identities")
    .addColumn("provider_id", text, (c) => c.notNull().references("sign_in_providers.id"))
    .addColumn("issuer", text, (c) => c.notNull())
    .addColumn("subject", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("email", text, (c) => c.notNull())
    .addColumn("linked_by", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("used_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("identities_key", ["provider_id", "issuer", "subject"])
    .execute();
  await db.schema.createIndex("identities_by_user").on("identities").column("user_id").execute();
  await db.schema
    .createTable("provider_sign_ins")
    .addColumn("state_hash", text, (c) => c.primaryKey().notNull())
    .addColumn("provider_id", text, (c) => c.notNull())
    .addColumn("browser_hash", text, (c) => c.notNull())
    .addColumn("purpose", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("link_hash", text, (c) => c.notNull())
    .addColumn("redirect", text, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("provider_sign_ins_by_time").on("provider_sign_ins").column("expires_ms").execute();
  for (const column of ["provider_id", "provider_subject", "provider_session", "sealed_id_token"]) {
    await db.schema
      .alterTable("sessions")
      .addColumn(column, text, (c) => c.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .alterTable("cli_logins")
    .addColumn("provider_id", text, (c) => c.notNull().defaultTo(""))
    .execute();
}

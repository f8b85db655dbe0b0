import type { Kysely } from "kysely";
import { columnsOf } from "../columns.ts";

/** Grants, and the tokens and codes that they issue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createGrants(db);
  await createTokens(db);
  await createRefreshTokens(db);
  await createOauthCodes(db);
}

async function createGrants(db: Kysely<unknown>): Promise<void> {
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
  await db.schema
    .createIndex("grants_by_installation")
    .on("grants")
    .columns(["installation_id", "kind", "user_id"])
    .execute();
  await db.schema.createIndex("grants_by_user").on("grants").columns(["user_id", "kind"]).execute();
}

async function createTokens(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("tokens")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.references("apps.id"))
    .addColumn("installation_id", text, (c) => c.references("installations.id"))
    .addColumn("grant_id", text)
    .addColumn("generation", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("scopes", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer)
    .addColumn("revoked_ms", integer)
    .addColumn("execution_id", text)
    .execute();
  await db.schema.createIndex("tokens_by_execution").on("tokens").column("execution_id").execute();
  await db.schema.createIndex("tokens_by_grant").on("tokens").columns(["grant_id", "generation"]).execute();
}

async function createRefreshTokens(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
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

async function createOauthCodes(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("oauth_codes")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("org_id", text, (c) => c.references("orgs.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("bot_scopes", text, (c) => c.notNull())
    .addColumn("user_scopes", text, (c) => c.notNull())
    .addColumn("follows_manifest", integer, (c) => c.notNull())
    .addColumn("redirect_uri", text, (c) => c.notNull())
    .addColumn("redirect_named", integer, (c) => c.notNull())
    .addColumn("code_challenge", text)
    .addColumn("webhook_channel_id", text)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addColumn("used_ms", integer)
    .addColumn("bot_grant_id", text, (c) => c.references("grants.id"))
    .addColumn("user_grant_id", text, (c) => c.references("grants.id"))
    .addColumn("issued", text)
    .execute();
  await db.schema.createIndex("oauth_codes_by_expiry").on("oauth_codes").column("expires_ms").execute();
}

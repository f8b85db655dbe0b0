import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Codes that stand for a person's consent until the app redeems them, and workspaces where only admins install apps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("oauth_codes")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("bot_scopes", text, (c) => c.notNull())
    .addColumn("user_scopes", text, (c) => c.notNull())
    .addColumn("follows_manifest", integer, (c) => c.notNull())
    .addColumn("redirect_uri", text, (c) => c.notNull())
    .addColumn("redirect_named", integer, (c) => c.notNull())
    .addColumn("code_challenge", text)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addColumn("used_ms", integer)
    .addColumn("bot_grant_id", text, (c) => c.references("grants.id"))
    .addColumn("user_grant_id", text, (c) => c.references("grants.id"))
    .execute();
  await db.schema.createIndex("oauth_codes_by_expiry").on("oauth_codes").column("expires_ms").execute();
  await db.schema
    .alterTable("teams")
    .addColumn("apps_need_approval", integer, (c) => c.notNull().defaultTo(0))
    .execute();
}

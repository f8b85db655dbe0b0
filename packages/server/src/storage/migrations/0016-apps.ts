import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Files in the search index, accounts of apps at OAuth providers of others, and what apps report of their users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSearchFiles(db);
  await createExternalAuth(db);
  await createAppConnections(db);
}

/** The server adds existing files in the background. */
async function createSearchFiles(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("search_files")
    .addColumn("ts", integer, (c) => c.notNull().primaryKey())
    .addColumn("file_id", text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("search_files_by_file").unique().on("search_files").column("file_id").execute();
}

async function createExternalAuth(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("external_secrets")
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("provider_key", text, (c) => c.notNull())
    .addColumn("sealed", text, (c) => c.notNull())
    .addColumn("set_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("external_secrets_key", ["app_id", "provider_key"])
    .execute();
  await db.schema
    .createTable("external_tokens")
    .addColumn("id", text, (c) => c.notNull().primaryKey())
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("provider_key", text, (c) => c.notNull())
    .addColumn("external_user_id", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("sealed", text, (c) => c.notNull())
    .addColumn("refresh_ms", integer)
    .addColumn("generation", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("external_tokens_by_account")
    .unique()
    .on("external_tokens")
    .columns(["app_id", "team_id", "provider_key", "external_user_id"])
    .execute();
  await db.schema
    .createTable("external_auth_choices")
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("workflow", text, (c) => c.notNull())
    .addColumn("provider_key", text, (c) => c.notNull())
    .addColumn("token_id", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("external_auth_choices_key", ["app_id", "workflow", "provider_key"])
    .execute();
}

async function createAppConnections(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("app_connections")
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_connections_key", ["app_id", "team_id", "user_id"])
    .execute();
}

import type { Kysely } from "kysely";
import { columnsOf } from "../columns.ts";

/** Apps, their installations, and their deployed versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createApps(db);
  await createInstallations(db);
  await createInstallationTeams(db);
  await createAppCollaborators(db);
  await createAppResolutions(db);
  await createAppChanges(db);
  await createAppActivities(db);
  await createAppVersions(db);
  await createAppVariables(db);
  await createBundleUploads(db);
}

async function createApps(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("apps")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("client_id", text, (c) => c.notNull().unique())
    .addColumn("rotation", integer, (c) => c.notNull())
    .addColumn("manifest", text, (c) => c.notNull().defaultTo("{}"))
    .addColumn("address_ranges", text)
    .addColumn("distribution", text, (c) => c.notNull().defaultTo("internal"))
    .addColumn("owner_id", text, (c) => c.references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("deleted_ms", integer)
    .addColumn("messages_tab_off", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("events_off_ms", integer)
    .addColumn("client_secret_generation", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("signing_secret_generation", integer, (c) => c.notNull().defaultTo(0))
    .execute();
}

async function createInstallations(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("installations")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("org_id", text, (c) => c.references("orgs.id"))
    .addColumn("bot_user_id", text, (c) => c.references("users.id"))
    .addColumn("installer_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("removed_ms", integer)
    .addUniqueConstraint("installations_app_team", ["app_id", "team_id"])
    .execute();
}

async function createInstallationTeams(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("installation_teams")
    .addColumn("installation_id", text, (c) => c.notNull().references("installations.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("granted_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("installation_teams_key", ["installation_id", "team_id"])
    .execute();
}

async function createAppCollaborators(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("app_collaborators")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("added_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_collaborators_key", ["app_id", "user_id"])
    .execute();
}

async function createAppResolutions(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("app_resolutions")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("resolution", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_resolutions_key", ["team_id", "app_id"])
    .execute();
}

async function createAppChanges(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await addKey(db.schema.createTable("app_changes"), "id")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("change", text, (c) => c.notNull())
    .addColumn("scopes", text, (c) => c.notNull())
    .addColumn("at_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("app_changes_by_team").on("app_changes").columns(["team_id", "id"]).execute();
}

async function createAppActivities(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await addKey(db.schema.createTable("app_activities"), "id")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("level", text, (c) => c.notNull())
    .addColumn("event_type", text, (c) => c.notNull())
    .addColumn("source", text, (c) => c.notNull())
    .addColumn("component_type", text, (c) => c.notNull())
    .addColumn("component_id", text, (c) => c.notNull())
    .addColumn("trace_id", text, (c) => c.notNull())
    .addColumn("payload", text, (c) => c.notNull())
    .addColumn("created_us", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("app_activities_by_age").on("app_activities").column("created_us").execute();
  await db.schema.createIndex("app_activities_by_app").on("app_activities").columns(["app_id", "created_us"]).execute();
}

async function createAppVersions(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("app_versions")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("number", integer, (c) => c.notNull())
    .addColumn("blob_key", text, (c) => c.notNull())
    .addColumn("size", integer, (c) => c.notNull())
    .addColumn("functions", text, (c) => c.notNull())
    .addColumn("is_active", integer, (c) => c.notNull())
    .addColumn("created_by", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_versions_key", ["app_id", "number"])
    .execute();
  await db.schema.createIndex("app_versions_by_blob").on("app_versions").column("blob_key").execute();
}

async function createAppVariables(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("app_variables")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("sealed", text, (c) => c.notNull())
    .addColumn("set_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_variables_key", ["app_id", "name"])
    .execute();
}

async function createBundleUploads(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("bundle_uploads")
    .addColumn("ticket_hash", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("blob_key", text)
    .addColumn("size", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("bundle_uploads_by_app").on("bundle_uploads").columns(["app_id", "expires_ms"]).execute();
  await db.schema.createIndex("bundle_uploads_by_expiry").on("bundle_uploads").column("expires_ms").execute();
}

import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Orgs, workspaces, people, apps, tokens, channels, messages, and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createApps(db);
  await createConversations(db);
  await createOutbox(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("meta")
    .addColumn("key", text, (c) => c.primaryKey().notNull())
    .addColumn("value", text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("orgs")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("domain", text, (c) => c.notNull().unique())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("teams")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("org_id", text, (c) => c.references("orgs.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("domain", text, (c) => c.notNull().unique())
    .addColumn("locale", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("users")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("real_name", text, (c) => c.notNull())
    .addColumn("display_name", text, (c) => c.notNull())
    .addColumn("email", text)
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("tz", text, (c) => c.notNull())
    .addColumn("locale", text, (c) => c.notNull())
    .addColumn("color", text, (c) => c.notNull())
    .addColumn("bot_id", text)
    .addColumn("app_id", text)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addColumn("deactivated_ms", integer)
    .addUniqueConstraint("users_team_name", ["team_id", "name"])
    .execute();
  await db.schema.createIndex("users_by_team").on("users").columns(["team_id", "id"]).execute();
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
    .addColumn("created_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("installations")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("bot_user_id", text, (c) => c.references("users.id"))
    .addColumn("installer_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addUniqueConstraint("installations_app_team", ["app_id", "team_id"])
    .execute();
  await db.schema
    .createTable("tokens")
    .addColumn("hash", text, (c) => c.primaryKey().notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.references("apps.id"))
    .addColumn("installation_id", text, (c) => c.references("installations.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("scopes", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer)
    .addColumn("revoked_ms", integer)
    .execute();
}

async function createConversations(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  await columns
    .addKey(db.schema.createTable("channels"), "key")
    .addColumn("id", text, (c) => c.notNull().unique())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("name", text)
    .addColumn("is_general", integer, (c) => c.notNull())
    .addColumn("is_archived", integer, (c) => c.notNull())
    .addColumn("creator_id", text, (c) => c.notNull())
    .addColumn("topic", text, (c) => c.notNull())
    .addColumn("topic_by", text, (c) => c.notNull())
    .addColumn("topic_ms", integer, (c) => c.notNull())
    .addColumn("purpose", text, (c) => c.notNull())
    .addColumn("purpose_by", text, (c) => c.notNull())
    .addColumn("purpose_ms", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addColumn("last_ts", integer, (c) => c.notNull())
    .addUniqueConstraint("channels_team_name", ["team_id", "name"])
    .execute();
  await db.schema.createIndex("channels_by_team").on("channels").columns(["team_id", "id"]).execute();
  await db.schema
    .createTable("channel_members")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("joined_ms", integer, (c) => c.notNull())
    .addColumn("last_read_ts", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("channel_members_key", ["channel_key", "user_id"])
    .execute();
  await db.schema
    .createIndex("channel_members_by_user")
    .on("channel_members")
    .columns(["user_id", "channel_key"])
    .execute();
  await columns
    .cluster(
      db.schema
        .createTable("messages")
        .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
        .addColumn("thread_ts", integer, (c) => c.notNull())
        .addColumn("ts", integer, (c) => c.notNull())
        .addColumn("user_id", text, (c) => c.notNull())
        .addColumn("body", text, (c) => c.notNull())
        .addPrimaryKeyConstraint("messages_key", ["channel_key", "thread_ts", "ts"]),
    )
    .execute();
  await db.schema.createIndex("messages_by_ts").unique().on("messages").columns(["channel_key", "ts"]).execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  const columns = columnsOf(db);
  const { text, integer } = columns;
  const keyed = columns.addKey(db.schema.createTable("outbox"), "id");
  await columns
    .addWriter(keyed, "txid")
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("channel_id", text)
    .addColumn("audience", text, (c) => c.notNull())
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addColumn("payload", text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("outbox_by_writer").on("outbox").columns(["txid", "id"]).execute();
}

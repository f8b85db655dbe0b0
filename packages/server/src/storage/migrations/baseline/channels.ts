import type { Kysely } from "kysely";
import { columnsOf } from "../columns.ts";

/** Channels, their members, and what is attached to a channel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createChannels(db);
  await createChannelMembers(db);
  await createChannelTeams(db);
  await createConnections(db);
  await createSharedInvites(db);
  await createBookmarks(db);
  await createIncomingWebhooks(db);
}

async function createChannels(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await addKey(db.schema.createTable("channels"), "key")
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
    .addColumn("key_suspended_ms", integer)
    .addColumn("posting_policy", text)
    .addColumn("locked_threads", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("sharing", text)
    .addColumn("list_id", text)
    .addColumn("members_key", text)
    .addColumn("previous_names", text, (c) => c.notNull().defaultTo("[]"))
    .addColumn("member_count", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("sort_name", text, (c) => c.notNull().defaultTo(""))
    .addUniqueConstraint("channels_team_name", ["team_id", "name"])
    .execute();
  await db.schema.createIndex("channels_by_kind").on("channels").columns(["team_id", "kind", "key"]).execute();
  await db.schema
    .createIndex("channels_by_name")
    .on("channels")
    .columns(["team_id", "kind", "sort_name", "id"])
    .execute();
  await db.schema.createIndex("channels_by_team").on("channels").columns(["team_id", "id"]).execute();
  await db.schema
    .createIndex("channels_team_members")
    .unique()
    .on("channels")
    .columns(["team_id", "members_key"])
    .execute();
}

async function createChannelMembers(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("channel_members")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("joined_ms", integer, (c) => c.notNull())
    .addColumn("last_read_ts", integer, (c) => c.notNull())
    .addColumn("closed_ts", integer)
    .addColumn("is_muted", integer, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("channel_members_key", ["channel_key", "user_id"])
    .execute();
  await db.schema
    .createIndex("channel_members_by_user")
    .on("channel_members")
    .columns(["user_id", "channel_key"])
    .execute();
}

async function createChannelTeams(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("channel_teams")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("since_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("channel_teams_key", ["channel_key", "team_id"])
    .execute();
  await db.schema
    .createIndex("channel_teams_by_team")
    .on("channel_teams")
    .columns(["team_id", "channel_key"])
    .execute();
}

async function createConnections(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("connections")
    .addColumn("party_id", text, (c) => c.notNull())
    .addColumn("other_id", text, (c) => c.notNull())
    .addColumn("since_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("connections_key", ["party_id", "other_id"])
    .execute();
}

async function createSharedInvites(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("shared_invites")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("inviter_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("recipient_id", text)
    .addColumn("recipient_email", text)
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("host_approved", integer, (c) => c.notNull())
    .addColumn("guest_approved", integer, (c) => c.notNull())
    .addColumn("accepting_team_id", text)
    .addColumn("accepting_user_id", text)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("shared_invites_by_accepting_team")
    .on("shared_invites")
    .columns(["accepting_team_id", "id"])
    .execute();
  await db.schema.createIndex("shared_invites_by_age").on("shared_invites").columns(["status", "created_ms"]).execute();
  await db.schema.createIndex("shared_invites_by_team").on("shared_invites").columns(["team_id", "id"]).execute();
}

async function createBookmarks(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("bookmarks")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("link", text, (c) => c.notNull())
    .addColumn("emoji", text)
    .addColumn("position", integer, (c) => c.notNull())
    .addColumn("app_id", text)
    .addColumn("updater_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("bookmarks_by_channel")
    .on("bookmarks")
    .columns(["channel_key", "position", "id"])
    .execute();
}

async function createIncomingWebhooks(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("incoming_webhooks")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("hash", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("installation_id", text, (c) => c.notNull().references("installations.id"))
    .addColumn("channel_id", text, (c) => c.notNull().references("channels.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("incoming_webhooks_by_app").on("incoming_webhooks").column("installation_id").execute();
}

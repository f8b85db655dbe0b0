import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** As much of the table as tells what an app's manifest says of its Messages tab. */
interface Older {
  apps: { id: string; manifest: string; messages_tab_off: number };
}

/** Who may post and see: policies of channels and workspaces, plans, channels shared with others, and lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addPolicies(db);
  await createThreadLocks(db);
  await createSharing(db);
  await createLists(db);
  await readOlderManifests(db);
}

async function addPolicies(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const orgs = db.schema.alterTable("orgs");
  await orgs.addColumn("plan", text, (c) => c.notNull().defaultTo("enterprise")).execute();
  await orgs.addColumn("connect_blocked", text, (c) => c.notNull().defaultTo("")).execute();
  const teams = db.schema.alterTable("teams");
  await teams.addColumn("plan", text, (c) => c.notNull().defaultTo("standard")).execute();
  await teams.addColumn("connect_blocked", text, (c) => c.notNull().defaultTo("")).execute();
  await teams.addColumn("who_can_post", text).execute();
  await teams.addColumn("message_quota", integer).execute();
  const channels = db.schema.alterTable("channels");
  await channels.addColumn("posting_policy", text).execute();
  await channels.addColumn("locked_threads", integer, (c) => c.notNull().defaultTo(0)).execute();
  await channels.addColumn("sharing", text).execute();
  await channels.addColumn("list_id", text).execute();
  const apps = db.schema.alterTable("apps");
  await apps.addColumn("messages_tab_off", integer, (c) => c.notNull().defaultTo(0)).execute();
}

async function createThreadLocks(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("thread_locks")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("thread_ts", integer, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("locked_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("thread_locks_key", ["channel_key", "thread_ts"])
    .execute();
  await db.schema
    .createTable("message_counts")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("month", text, (c) => c.notNull())
    .addColumn("posted", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("message_counts_key", ["team_id", "month"])
    .execute();
}

async function createSharing(db: Kysely<unknown>): Promise<void> {
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
  await db.schema
    .createTable("connections")
    .addColumn("party_id", text, (c) => c.notNull())
    .addColumn("other_id", text, (c) => c.notNull())
    .addColumn("since_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("connections_key", ["party_id", "other_id"])
    .execute();
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
  await db.schema.createIndex("shared_invites_by_team").on("shared_invites").columns(["team_id", "id"]).execute();
  await db.schema
    .createIndex("shared_invites_by_accepting_team")
    .on("shared_invites")
    .columns(["accepting_team_id", "id"])
    .execute();
}

async function createLists(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("list_access")
    .addColumn("list_id", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("level", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("list_access_key", ["list_id", "user_id"])
    .execute();
  await db.schema
    .createTable("list_items")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("list_id", text, (c) => c.notNull())
    .addColumn("channel_id", text, (c) => c.notNull())
    .addColumn("creator_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("fields", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("list_items_by_list").on("list_items").columns(["list_id", "id"]).execute();
}

/** What the manifests of older apps say would otherwise count only from their next update on. */
async function readOlderManifests(db: Kysely<Older>): Promise<void> {
  for (const { id, manifest } of await db.selectFrom("apps").select(["id", "manifest"]).execute()) {
    const { features } = JSON.parse(manifest) as {
      features?: { app_home?: { messages_tab_enabled?: boolean } };
    };
    if (features?.app_home?.messages_tab_enabled !== false) continue;
    await db.updateTable("apps").set({ messages_tab_off: 1 }).where("id", "=", id).execute();
  }
}

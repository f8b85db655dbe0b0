import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** Sessions with agents and their people, what apps say that they are at in a thread, and what agents suggest to ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSessions(db);
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("thread_statuses")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("thread_ts", integer, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("bot_user_id", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("loading_messages", text, (c) => c.notNull())
    .addColumn("set_ms", integer, (c) => c.notNull())
    .addColumn("due_ms", integer)
    .addColumn("cleared_ms", integer)
    .addColumn("clear_reason", text)
    .addPrimaryKeyConstraint("thread_statuses_key", ["channel_key", "thread_ts", "app_id"])
    .execute();
  await db.schema
    .createIndex("thread_statuses_due")
    .on("thread_statuses")
    .column("due_ms")
    .where(sql<boolean>`due_ms is not null`)
    .execute();
  await db.schema.createIndex("thread_statuses_cleared").on("thread_statuses").column("cleared_ms").execute();
  await db.schema
    .createTable("agent_prompts")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("title", text)
    .addColumn("prompts", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("agent_prompts_key", ["channel_key", "app_id"])
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("agent_sessions")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("thread_ts", integer, (c) => c.notNull())
    .addColumn("title", text, (c) => c.notNull())
    .addColumn("initiator_id", text)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("agent_sessions_key", ["channel_key", "thread_ts"])
    .execute();
  await db.schema
    .createTable("agent_session_apps")
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("thread_ts", integer, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull())
    .addColumn("bot_user_id", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("status_ms", integer, (c) => c.notNull())
    .addColumn("due_ms", integer)
    .addColumn("username", text)
    .addColumn("icon_emoji", text)
    .addColumn("icon_url", text)
    .addPrimaryKeyConstraint("agent_session_apps_key", ["channel_key", "thread_ts", "app_id"])
    .execute();
  await db.schema
    .createIndex("agent_session_apps_due")
    .on("agent_session_apps")
    .column("due_ms")
    .where(sql<boolean>`due_ms is not null`)
    .execute();
  await db.schema
    .createTable("agent_session_people")
    .addColumn("user_id", text, (c) => c.notNull())
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("thread_ts", integer, (c) => c.notNull())
    .addColumn("is_pinned", integer, (c) => c.notNull())
    .addColumn("is_archived", integer, (c) => c.notNull())
    .addColumn("active_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("agent_session_people_key", ["channel_key", "thread_ts", "user_id"])
    .execute();
  await db.schema
    .createIndex("agent_session_people_by_user")
    .on("agent_session_people")
    .columns(["user_id", "is_archived", "is_pinned", "active_ms"])
    .execute();
}

import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Messages that wait for their time, and addresses that post into one channel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("scheduled_messages")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("channel_id", text, (c) => c.notNull().references("channels.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("post_at_s", integer, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("text", text, (c) => c.notNull())
    .addColumn("caller", text, (c) => c.notNull())
    .addColumn("message", text, (c) => c.notNull())
    .execute();
  const scheduled = (name: string) => db.schema.createIndex(name).on("scheduled_messages");
  await scheduled("scheduled_messages_due").columns(["post_at_s", "id"]).execute();
  await scheduled("scheduled_messages_by_channel").columns(["channel_id", "post_at_s"]).execute();
  await scheduled("scheduled_messages_by_user").columns(["user_id", "post_at_s", "id"]).execute();
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
  await db.schema.alterTable("oauth_codes").addColumn("webhook_channel_id", text).execute();
}

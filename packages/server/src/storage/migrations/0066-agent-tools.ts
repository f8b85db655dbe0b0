import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Servers with tools that people have turned on, what they allowed there for ever, and how the platform is known there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("tool_servers")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("server_key", text, (c) => c.notNull())
    .addColumn("active_ms", integer, (c) => c.notNull())
    .addColumn("connected_url", text)
    .addColumn("sealed", text)
    .addColumn("refresh_ms", integer)
    .addColumn("generation", integer, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("tool_servers_key", ["team_id", "user_id", "app_id", "server_key"])
    .execute();
  await db.schema.createIndex("tool_servers_by_app").on("tool_servers").column("app_id").execute();
  await db.schema
    .createTable("tool_consents")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("server_key", text, (c) => c.notNull())
    .addColumn("tool", text, (c) => c.notNull())
    .addColumn("url", text, (c) => c.notNull())
    .addColumn("tool_hash", text, (c) => c.notNull())
    .addColumn("given_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("tool_consents_key", ["team_id", "user_id", "app_id", "server_key", "tool"])
    .execute();
  await db.schema.createIndex("tool_consents_by_app").on("tool_consents").column("app_id").execute();
  await db.schema
    .createTable("tool_registrations")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("server_key", text, (c) => c.notNull())
    .addColumn("url", text, (c) => c.notNull())
    .addColumn("redirect_uri", text, (c) => c.notNull())
    .addColumn("sealed", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("tool_registrations_key", ["app_id", "server_key"])
    .execute();
}

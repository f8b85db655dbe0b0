import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Requests to administrators to approve an app, the scopes of an approval, and what an org sets for an app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("app_requests")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("bot_scopes", text, (c) => c.notNull())
    .addColumn("user_scopes", text, (c) => c.notNull())
    .addColumn("message", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("resolved_ms", integer)
    .execute();
  await db.schema.createIndex("app_requests_by_team").on("app_requests").columns(["team_id", "status", "id"]).execute();
  await db.schema.alterTable("app_resolutions").addColumn("scopes", text).execute();
  await db.schema
    .createTable("app_configs")
    .addColumn("place_id", text, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("link_previews", text, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_configs_pk", ["place_id", "app_id"])
    .execute();
}

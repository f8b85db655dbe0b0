import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** What members ask administrators to decide: whom to invite. Only administrators could invite before, so it stays that way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .alterTable("teams")
    .addColumn("invites_need_approval", integer, (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("invite_requests")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("email", text, (c) => c.notNull())
    .addColumn("role", text, (c) => c.notNull())
    .addColumn("channel_ids", text, (c) => c.notNull())
    .addColumn("requester_ids", text, (c) => c.notNull())
    .addColumn("real_name", text, (c) => c.notNull())
    .addColumn("reason", text, (c) => c.notNull())
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .addColumn("decider_id", text)
    .addColumn("decided_ms", integer)
    .addColumn("invite_id", text)
    .execute();
  await db.schema
    .createIndex("invite_requests_by_team")
    .on("invite_requests")
    .columns(["team_id", "status", "id"])
    .execute();
  // One request for an address is pending, also when two members ask at the same time.
  await db.schema
    .createIndex("invite_requests_pending")
    .on("invite_requests")
    .columns(["team_id", "email"])
    .unique()
    .where(sql<boolean>`status = 'pending'`)
    .execute();
}

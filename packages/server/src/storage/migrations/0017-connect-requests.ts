import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Requests to share channels, what connected workspaces may do in a channel, and featured workflows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendSharedInvites(db);
  await createFeaturedWorkflows(db);
}

async function extendSharedInvites(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const alter = () => db.schema.alterTable("shared_invites");
  await alter()
    .addColumn("is_request", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn("is_limited", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await alter().addColumn("reviewer_id", text).execute();
  await alter().addColumn("reviewed_ms", integer).execute();
  await db.schema
    .alterTable("channel_teams")
    .addColumn("is_limited", integer, (c) => c.notNull().defaultTo(0))
    .execute();
}

async function createFeaturedWorkflows(db: Kysely<unknown>): Promise<void> {
  const { text, integer, cluster } = columnsOf(db);
  await cluster(db.schema.createTable("featured_workflows"))
    .addColumn("channel_key", integer, (c) => c.notNull().references("channels.key"))
    .addColumn("trigger_id", text, (c) => c.notNull().references("triggers.id"))
    .addColumn("position", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("featured_workflows_key", ["channel_key", "trigger_id"])
    .execute();
  await db.schema
    .createIndex("featured_workflows_by_trigger")
    .on("featured_workflows")
    .columns(["trigger_id"])
    .execute();
}

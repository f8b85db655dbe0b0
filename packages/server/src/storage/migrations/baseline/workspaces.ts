import type { Kysely } from "kysely";
import { columnsOf } from "../columns.ts";

/** Facts about the database itself, orgs, and workspaces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMeta(db);
  await createOrgs(db);
  await createTeams(db);
}

async function createMeta(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .createTable("meta")
    .addColumn("key", text, (c) => c.primaryKey().notNull())
    .addColumn("value", text, (c) => c.notNull())
    .execute();
}

async function createOrgs(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("orgs")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("domain", text, (c) => c.notNull().unique())
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("plan", text, (c) => c.notNull().defaultTo("enterprise"))
    .addColumn("connect_blocked", text, (c) => c.notNull().defaultTo(""))
    .addColumn("message_analytics_off", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("member_analytics_off", integer, (c) => c.notNull().defaultTo(0))
    .execute();
}

async function createTeams(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("teams")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("org_id", text, (c) => c.references("orgs.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("domain", text, (c) => c.notNull().unique())
    .addColumn("locale", text, (c) => c.notNull())
    .addColumn("apps_need_approval", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("deleted_ms", integer)
    .addColumn("moving_to", text, (c) => c.references("orgs.id"))
    .addColumn("move", text)
    .addColumn("two_factor_required", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("network_policy", text)
    .addColumn("key_suspended_ms", integer)
    .addColumn("plan", text, (c) => c.notNull().defaultTo("standard"))
    .addColumn("message_quota", integer)
    .addColumn("who_can_post", text)
    .addColumn("connect_blocked", text, (c) => c.notNull().defaultTo(""))
    .execute();
}

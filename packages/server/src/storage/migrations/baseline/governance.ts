import type { Kysely } from "kysely";
import { columnsOf } from "../columns.ts";

/** User groups, information barriers, and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createUsergroups(db);
  await createUsergroupMembers(db);
  await createBarriers(db);
  await createBarrierGroups(db);
  await createAuditEntries(db);
}

async function createUsergroups(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("usergroups")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("handle", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("creator_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("updater_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addUniqueConstraint("usergroups_team_name", ["team_id", "name"])
    .addUniqueConstraint("usergroups_team_handle", ["team_id", "handle"])
    .execute();
}

async function createUsergroupMembers(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .createTable("usergroup_members")
    .addColumn("usergroup_id", text, (c) => c.notNull().references("usergroups.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addPrimaryKeyConstraint("usergroup_members_key", ["usergroup_id", "user_id"])
    .execute();
  await db.schema
    .createIndex("usergroup_members_by_user")
    .on("usergroup_members")
    .columns(["user_id", "usergroup_id"])
    .execute();
}

async function createBarriers(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("barriers")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("primary_id", text, (c) => c.notNull().references("usergroups.id"))
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addUniqueConstraint("barriers_team_primary", ["team_id", "primary_id"])
    .execute();
}

async function createBarrierGroups(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .createTable("barrier_groups")
    .addColumn("barrier_id", text, (c) => c.notNull().references("barriers.id"))
    .addColumn("usergroup_id", text, (c) => c.notNull().references("usergroups.id"))
    .addPrimaryKeyConstraint("barrier_groups_key", ["barrier_id", "usergroup_id"])
    .execute();
}

async function createAuditEntries(db: Kysely<unknown>): Promise<void> {
  const { text, integer, addKey } = columnsOf(db);
  await addKey(db.schema.createTable("audit_entries"), "id")
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("org_id", text)
    .addColumn("actor_id", text)
    .addColumn("app_id", text)
    .addColumn("action", text, (c) => c.notNull())
    .addColumn("entity_type", text, (c) => c.notNull())
    .addColumn("entity_id", text, (c) => c.notNull())
    .addColumn("details", text, (c) => c.notNull())
    .addColumn("address", text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("audit_entries_by_entity").on("audit_entries").columns(["entity_id", "id"]).execute();
  await db.schema.createIndex("audit_entries_by_org").on("audit_entries").columns(["org_id", "id"]).execute();
  await db.schema.createIndex("audit_entries_by_team").on("audit_entries").columns(["team_id", "id"]).execute();
}

import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** What administrators decide: about workspaces, people, apps, keys, and who may meet whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addStates(db);
  await createAppDecisions(db);
  await createGroups(db);
}

async function addStates(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  const teams = db.schema.alterTable("teams");
  await teams.addColumn("deleted_ms", integer).execute();
  await teams.addColumn("moving_to", text, (c) => c.references("orgs.id")).execute();
  await teams.addColumn("move", text).execute();
  await teams.addColumn("two_factor_required", integer, (c) => c.notNull().defaultTo(0)).execute();
  await teams.addColumn("network_policy", text).execute();
  await teams.addColumn("key_suspended_ms", integer).execute();
  await db.schema.alterTable("channels").addColumn("key_suspended_ms", integer).execute();
  await db.schema.alterTable("apps").addColumn("address_ranges", text).execute();
  await db.schema.alterTable("users").addColumn("two_factor_ms", integer).execute();
  await db.schema.alterTable("users").addColumn("org_role", text).execute();
  await db.schema.createIndex("grants_by_user").on("grants").columns(["user_id", "kind"]).execute();
}

async function createAppDecisions(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("app_resolutions")
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("resolution", text, (c) => c.notNull())
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("app_resolutions_key", ["team_id", "app_id"])
    .execute();
  await db.schema
    .alterTable("installations")
    .addColumn("org_id", text, (c) => c.references("orgs.id"))
    .execute();
  await db.schema
    .createTable("installation_teams")
    .addColumn("installation_id", text, (c) => c.notNull().references("installations.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("granted_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("installation_teams_key", ["installation_id", "team_id"])
    .execute();
}

async function createGroups(db: Kysely<unknown>): Promise<void> {
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
  await db.schema
    .createTable("barriers")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("primary_id", text, (c) => c.notNull().references("usergroups.id"))
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addUniqueConstraint("barriers_team_primary", ["team_id", "primary_id"])
    .execute();
  await db.schema
    .createTable("barrier_groups")
    .addColumn("barrier_id", text, (c) => c.notNull().references("barriers.id"))
    .addColumn("usergroup_id", text, (c) => c.notNull().references("usergroups.id"))
    .addPrimaryKeyConstraint("barrier_groups_key", ["barrier_id", "usergroup_id"])
    .execute();
}

import { type Kysely, sql } from "kysely";
import { columnsOf } from "../columns.ts";

/** Triggers, workflow runs, and function executions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTriggerTypePermissions(db);
  await createTriggers(db);
  await createTriggerEntities(db);
  await createFunctionDistributions(db);
  await createFunctionEntities(db);
  await createWorkflowRuns(db);
  await createFunctionExecutions(db);
  await createExecutionSurfaces(db);
}

async function createTriggerTypePermissions(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("trigger_type_permissions")
    .addColumn("org_id", text, (c) => c.notNull().references("orgs.id"))
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("permission", text, (c) => c.notNull())
    .addColumn("visibility", text, (c) => c.notNull())
    .addColumn("user_ids", text, (c) => c.notNull())
    .addColumn("team_ids", text, (c) => c.notNull())
    .addColumn("org_ids", text, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("trigger_type_permissions_key", ["org_id", "type", "permission"])
    .execute();
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("triggers")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("type", text, (c) => c.notNull())
    .addColumn("name", text, (c) => c.notNull())
    .addColumn("description", text, (c) => c.notNull())
    .addColumn("workflow", text, (c) => c.notNull())
    .addColumn("inputs", text, (c) => c.notNull())
    .addColumn("config", text, (c) => c.notNull())
    .addColumn("event_type", text)
    .addColumn("due_ms", integer)
    .addColumn("occurrences", integer, (c) => c.notNull())
    .addColumn("permission_type", text, (c) => c.notNull())
    .addColumn("creator_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("triggers_by_app").on("triggers").columns(["app_id", "team_id", "id"]).execute();
  await db.schema.createIndex("triggers_by_event").on("triggers").columns(["event_type", "team_id"]).execute();
  await db.schema.createIndex("triggers_by_time").on("triggers").column("due_ms").execute();
}

async function createTriggerEntities(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("trigger_entities")
    .addColumn("trigger_id", text, (c) => c.notNull().references("triggers.id"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("entity_id", text, (c) => c.notNull())
    .addColumn("added_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("trigger_entities_key", ["trigger_id", "kind", "entity_id"])
    .execute();
}

async function createFunctionDistributions(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("function_distributions")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("function", text, (c) => c.notNull())
    .addColumn("permission_type", text, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("function_distributions_key", ["app_id", "function"])
    .execute();
}

async function createFunctionEntities(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("function_entities")
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("function", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("entity_id", text, (c) => c.notNull())
    .addColumn("added_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("function_entities_key", ["app_id", "function", "kind", "entity_id"])
    .execute();
}

async function createWorkflowRuns(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("workflow_runs")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("workflow", text, (c) => c.notNull())
    .addColumn("trigger_id", text)
    .addColumn("started_by", text, (c) => c.references("users.id"))
    .addColumn("key", text, (c) => c.notNull())
    .addColumn("definition", text, (c) => c.notNull())
    .addColumn("inputs", text, (c) => c.notNull())
    .addColumn("outputs", text)
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("position", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("execution_id", text)
    .addColumn("due_ms", integer)
    .addColumn("attempts", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("error", text)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("ended_ms", integer)
    .addColumn("notify_user_ids", text)
    .addColumn("notified_ms", integer)
    .addUniqueConstraint("workflow_runs_by_key", ["app_id", "key"])
    .execute();
  await db.schema
    .createIndex("workflow_runs_by_app")
    .on("workflow_runs")
    .columns(["app_id", "created_ms", "id"])
    .execute();
  await db.schema.createIndex("workflow_runs_by_end").on("workflow_runs").column("ended_ms").execute();
  await db.schema.createIndex("workflow_runs_due").on("workflow_runs").columns(["due_ms", "id"]).execute();
  await db.schema
    .createIndex("workflow_runs_notified")
    .on("workflow_runs")
    .columns(["app_id", "notified_ms"])
    .execute();
  await db.schema
    .createIndex("workflow_runs_to_notify")
    .on("workflow_runs")
    .columns(["notified_ms", "id"])
    .where(sql<boolean>`notify_user_ids is not null`)
    .execute();
}

async function createFunctionExecutions(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("function_executions")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("run_id", text, (c) => c.notNull().references("workflow_runs.id"))
    .addColumn("position", integer, (c) => c.notNull())
    .addColumn("app_id", text, (c) => c.notNull().references("apps.id"))
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("function", text, (c) => c.notNull())
    .addColumn("place", text, (c) => c.notNull())
    .addColumn("inputs", text, (c) => c.notNull())
    .addColumn("outputs", text)
    .addColumn("status", text, (c) => c.notNull())
    .addColumn("error", text)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("deadline_ms", integer, (c) => c.notNull())
    .addColumn("ended_ms", integer)
    .addColumn("lease_until_ms", integer, (c) => c.notNull().defaultTo(0))
    .addColumn("attempt", integer, (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint("function_executions_by_run", ["run_id", "position"])
    .execute();
  await db.schema
    .createIndex("function_executions_waiting")
    .on("function_executions")
    .columns(["place", "status", "lease_until_ms"])
    .execute();
}

async function createExecutionSurfaces(db: Kysely<unknown>): Promise<void> {
  const { text } = columnsOf(db);
  await db.schema
    .createTable("execution_surfaces")
    .addColumn("surface", text, (c) => c.primaryKey().notNull())
    .addColumn("execution_id", text, (c) => c.notNull().references("function_executions.id"))
    .execute();
  await db.schema
    .createIndex("execution_surfaces_by_execution")
    .on("execution_surfaces")
    .column("execution_id")
    .execute();
}

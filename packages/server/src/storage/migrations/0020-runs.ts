import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Runs of workflows, the functions that they execute, and tokens that live as long as an execution. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .addUniqueConstraint("workflow_runs_by_key", ["app_id", "key"])
    .execute();
  const runs = (name: string) => db.schema.createIndex(name).on("workflow_runs");
  await runs("workflow_runs_due").columns(["due_ms", "id"]).execute();
  await runs("workflow_runs_by_app").columns(["app_id", "created_ms", "id"]).execute();
  await runs("workflow_runs_by_end").column("ended_ms").execute();
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
  await db.schema.alterTable("tokens").addColumn("execution_id", text).execute();
  await db.schema.createIndex("tokens_by_execution").on("tokens").column("execution_id").execute();
}

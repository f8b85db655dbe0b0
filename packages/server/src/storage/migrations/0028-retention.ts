import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** How long messages and files are kept, and what each run deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("retention_rules")
    .addColumn("scope_id", text, (c) => c.notNull())
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("duration_days", integer, (c) => c.notNull())
    .addColumn("allows_override", integer, (c) => c.notNull())
    .addColumn("set_by", text, (c) => c.notNull())
    .addColumn("set_ms", integer, (c) => c.notNull())
    .addColumn("confirmed_ms", integer)
    .addPrimaryKeyConstraint("retention_rules_pk", ["scope_id", "kind"])
    .execute();
  await db.schema
    .createTable("retention_runs")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("scope_id", text)
    .addColumn("started_ms", integer, (c) => c.notNull())
    .addColumn("finished_ms", integer)
    .addColumn("stage", text, (c) => c.notNull())
    .addColumn("position", text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("retention_runs_by_start").on("retention_runs").column("started_ms").execute();
  await db.schema
    .createTable("retention_reports")
    .addColumn("run_id", text, (c) => c.notNull().references("retention_runs.id"))
    .addColumn("team_id", text, (c) => c.notNull())
    .addColumn("channel_id", text, (c) => c.notNull())
    .addColumn("rule_scope_id", text, (c) => c.notNull())
    .addColumn("rule_kind", text, (c) => c.notNull())
    .addColumn("duration_days", integer, (c) => c.notNull())
    .addColumn("cutoff_ts", integer, (c) => c.notNull())
    .addColumn("deleted", integer, (c) => c.notNull())
    .addColumn("held", integer, (c) => c.notNull())
    .addColumn("min_ts", integer)
    .addColumn("max_ts", integer)
    .addColumn("started_ms", integer, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("retention_reports_pk", ["run_id", "team_id", "channel_id", "rule_kind"])
    .execute();
  await db.schema
    .createIndex("retention_reports_by_team")
    .on("retention_reports")
    .columns(["team_id", "started_ms", "run_id", "channel_id", "rule_kind"])
    .execute();
}

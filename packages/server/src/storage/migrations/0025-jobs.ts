import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** Long work of administrators, one item for each object that it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("jobs")
    .addColumn("id", text, (c) => c.primaryKey().notNull())
    .addColumn("org_id", text, (c) => c.references("orgs.id"))
    .addColumn("team_id", text, (c) => c.references("teams.id"))
    .addColumn("kind", text, (c) => c.notNull())
    .addColumn("actor_id", text, (c) => c.notNull())
    .addColumn("caller", text, (c) => c.notNull())
    .addColumn("arguments", text, (c) => c.notNull())
    .addColumn("exclusive_key", text)
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("total", integer, (c) => c.notNull())
    .addColumn("done", integer, (c) => c.notNull())
    .addColumn("failed", integer, (c) => c.notNull())
    .addColumn("due_ms", integer)
    .addColumn("created_ms", integer, (c) => c.notNull())
    .addColumn("started_ms", integer)
    .addColumn("ended_ms", integer)
    .execute();
  await sql`create index jobs_due on jobs (due_ms) where due_ms is not null`.execute(db);
  await sql`create unique index jobs_exclusive on jobs (exclusive_key) where exclusive_key is not null`.execute(db);
  await db.schema.createIndex("jobs_by_org").on("jobs").columns(["org_id", "created_ms", "id"]).execute();
  await db.schema.createIndex("jobs_by_team").on("jobs").columns(["team_id", "created_ms", "id"]).execute();
  await db.schema.createIndex("jobs_ended").on("jobs").columns(["ended_ms"]).execute();
  await db.schema
    .createTable("job_items")
    .addColumn("job_id", text, (c) => c.notNull())
    .addColumn("position", integer, (c) => c.notNull())
    .addColumn("subject_id", text, (c) => c.notNull())
    .addColumn("state", text, (c) => c.notNull())
    .addColumn("error", text)
    .addColumn("ended_ms", integer)
    .addPrimaryKeyConstraint("job_items_pk", ["job_id", "position"])
    .execute();
  await sql`create index job_items_waiting on job_items (job_id, position) where state = 'waiting'`.execute(db);
  await db.schema.createIndex("job_items_ended").on("job_items").columns(["ended_ms"]).execute();
}

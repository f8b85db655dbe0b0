import { type Kysely, sql } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** Who still has to be told that a run failed, and when its people were last told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema.alterTable("workflow_runs").addColumn("notice_to", text).execute();
  await db.schema.alterTable("workflow_runs").addColumn("noticed_ms", integer).execute();
  await db.schema
    .createIndex("workflow_runs_to_tell")
    .on("workflow_runs")
    .columns(["noticed_ms", "id"])
    .where(sql<boolean>`notice_to is not null`)
    .execute();
  await db.schema.createIndex("workflow_runs_noticed").on("workflow_runs").columns(["app_id", "noticed_ms"]).execute();
}

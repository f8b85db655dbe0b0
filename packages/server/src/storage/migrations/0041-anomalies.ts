import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** What anomalies are found with, and the networks in which nothing is one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("anomaly_allowlists")
    .addColumn("org_id", text, (c) => c.primaryKey().notNull().references("orgs.id"))
    .addColumn("trusted_cidr", text, (c) => c.notNull())
    .addColumn("updated_ms", integer, (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable("sessions")
    .addColumn("last_opened_ms", integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("audit_entries_by_actor")
    .on("audit_entries")
    .columns(["actor_id", "action", "at_ms"])
    .execute();
}

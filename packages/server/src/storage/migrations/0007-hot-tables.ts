import { type Kysely, sql } from "kysely";
import { isPostgres } from "./columns.ts";

/**
 * Tables whose rows are updated again and again, and the share of each page that inserts may fill (percent). With room on
 * its page, the new version of a row needs no new entries in the indexes (a HOT update), and the next reader of the page
 * removes the old one.
 */
const fillFactors: Readonly<Record<string, number>> = {
  // A post takes its timestamp from the row of its channel, and is counted in the row of its month.
  channels: 70,
  message_counts: 50,
  meta: 50,
  // Reading a channel or a thread moves a position.
  channel_members: 80,
  thread_members: 80,
  // The first message of a thread changes with every reply.
  messages: 90,
};

/**
 * By default a table is vacuumed when a fifth of its rows are dead, and again after as many inserts: 2 million of 10 million
 * messages. These are vacuumed in smaller steps, so that scans by index alone do not visit dead rows and no vacuum is long.
 */
const vacuumedOften = ["messages", "thread_members", "search_docs", "channel_members"];

/** Rows come and go all day: what matters is how many are dead, not how many live at the moment. */
const shortLived = ["outbox", "deliveries", "app_activities"];

/** Storage parameters of PostgreSQL. They apply to pages that are written from now on, and lock nothing for long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  for (const [table, percent] of Object.entries(fillFactors)) {
    await setParameters(db, table, `fillfactor = ${percent}`);
  }
  for (const table of vacuumedOften) {
    await setParameters(
      db,
      table,
      "autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02",
    );
  }
  for (const table of shortLived) {
    await setParameters(
      db,
      table,
      "autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_analyze_scale_factor = 0.05",
    );
  }
}

async function setParameters(db: Kysely<unknown>, table: string, parameters: string): Promise<void> {
  await sql`alter table ${sql.table(table)} set (${sql.raw(parameters)})`.execute(db);
}

import type { Kysely } from "kysely";
import { columnsOf } from "./columns.ts";

/** Invitations by administrators: who invites, into which channels, until when, and with which words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  for (const column of ["inviter_id", "channel_ids", "message", "real_name"]) {
    await db.schema
      .alterTable("one_time_links")
      .addColumn(column, text, (c) => c.notNull().defaultTo(""))
      .execute();
  }
  await db.schema.alterTable("one_time_links").addColumn("guest_expires_ms", integer).execute();
}

import type { Kysely } from "kysely";

/** The sweep of expired rows asks every minute, and must not read whole tables for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["sessions", "file_uploads", "bundle_uploads", "invite_links"] as const) {
    await db.schema.createIndex(`${table}_by_expiry`).on(table).column("expires_ms").execute();
  }
  await db.schema
    .createIndex("command_line_approvals_by_expiry")
    .on("command_line_approvals")
    .column("expires_ms")
    .execute();
  await db.schema.createIndex("shared_invites_by_age").on("shared_invites").columns(["status", "created_ms"]).execute();
}

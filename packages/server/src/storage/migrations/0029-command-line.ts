import type { Kysely } from "kysely";
import { columnsOf } from "../dialects/columns.ts";

/** People who agreed, on a page, that a command line may act for them; until it has fetched its token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  await db.schema
    .createTable("command_line_approvals")
    .addColumn("ticket_hash", text, (c) => c.primaryKey().notNull())
    .addColumn("challenge_hash", text, (c) => c.notNull())
    .addColumn("team_id", text, (c) => c.notNull().references("teams.id"))
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("expires_ms", integer, (c) => c.notNull())
    .execute();
}

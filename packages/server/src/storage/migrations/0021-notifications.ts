import { type Kysely, sql } from "kysely";
import { columnsOf } from "./columns.ts";

/** Which messages of a conversation or thread notify a person, and which pauses a colleague overrode. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnsOf(db);
  for (const table of ["channel_members", "thread_members"]) {
    await db.schema
      .alterTable(table)
      .addColumn("notify_level", text, (c) => c.notNull().defaultTo("default"))
      .execute();
  }
  // Every start of a client asks for them; a person follows far more threads than have a level.
  await sql`create index thread_members_by_level on thread_members (user_id) where notify_level <> 'default'`.execute(
    db,
  );
  await db.schema
    .createTable("dnd_overrides")
    .addColumn("user_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("receiver_id", text, (c) => c.notNull().references("users.id"))
    .addColumn("at_ms", integer, (c) => c.notNull())
    .addPrimaryKeyConstraint("dnd_overrides_pk", ["user_id", "receiver_id"])
    .execute();
}

import type { Db } from "@platform/server/storage/db.ts";
import { sql } from "kysely";

/** The channel that `plantMessages` fills. */
export const anyChannel = sql<number>`(select min(key) from channels)`;

/** PostgreSQL plans by what it knows of the tables: reading a handful of rows whole is right, and proves nothing. */
export async function plantMessages(db: Db): Promise<void> {
  await sql`insert into messages (channel_key, thread_ts, ts, user_id, body)
    select ${anyChannel}, 0, n, 'U', '{}' from generate_series(1, 20000) n`.execute(db);
  await sql`analyze messages`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Deactivated people are no members: counts that were kept before that rule still include them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update channels set member_count = (
      select count(*) from channel_members m join users u on u.id = m.user_id
      where m.channel_key = channels.key and u.deactivated_ms is null)
    where kind not in ('im', 'mpim')`.execute(db);
}

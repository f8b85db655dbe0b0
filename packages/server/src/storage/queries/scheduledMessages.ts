import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { readStatement } from "../statement.ts";
import type { ScheduledMessageRow, ScheduledMessagesTable } from "../tables/scheduledMessages.ts";

export async function insertScheduled(tx: Tx, row: Insertable<ScheduledMessagesTable>): Promise<void> {
  await tx.insertInto("scheduled_messages").values(row).execute();
}

/** Asked every second, so it is prepared once. */
export const selectDueScheduled = readStatement<[nowS: number, limit: number], ScheduledMessageRow>(
  "select * from scheduled_messages where post_at_s <= $1 order by post_at_s, id limit $2",
);

/** Whether it was there: of two servers that take it at once, one waits for the other and finds it gone. */
export async function deleteScheduled(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom("scheduled_messages").where("id", "=", id).returning("id").execute();
  return gone.length > 0;
}

export async function updateScheduled(
  tx: Tx,
  id: string,
  change: Pick<ScheduledMessageRow, "post_at_s" | "text" | "message">,
): Promise<boolean> {
  const changed = await tx.updateTable("scheduled_messages").set(change).where("id", "=", id).returning("id").execute();
  return changed.length > 0;
}

export function selectScheduled(db: Db, id: string): Promise<ScheduledMessageRow | undefined> {
  return db.selectFrom("scheduled_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How many messages come into a channel from one moment until before another. */
export async function selectScheduledCount(db: Db, channelId: string, fromS: number, beforeS: number): Promise<number> {
  const { count } = await db
    .selectFrom("scheduled_messages")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("channel_id", "=", channelId)
    .where("post_at_s", ">=", fromS)
    .where("post_at_s", "<", beforeS)
    .executeTakeFirstOrThrow();
  return count;
}

export interface ScheduledPage {
  readonly userId: string;
  readonly teamId: string;
  /** The app that scheduled them; undefined for what a person scheduled in the client. */
  readonly appId: string | undefined;
  readonly channelId: string | undefined;
  readonly oldestS: number;
  readonly latestS: number;
  readonly after: { readonly postAtS: number; readonly id: string } | undefined;
  readonly limit: number;
}

/**
 * Part of `caller`, which is JSON: no value can imitate it, because quotes inside of strings are escaped there. JSON functions
 * differ between the databases, and a column of its own would take a migration for a listing that is seldom asked for.
 */
const appMark = '"appId":"';

/** What a person has scheduled through one app, or through none, in the order in which it will be posted. */
export function selectScheduledPage(db: Db, page: ScheduledPage): Promise<ScheduledMessageRow[]> {
  const { after, appId, channelId } = page;
  let query = db
    .selectFrom("scheduled_messages")
    .selectAll()
    .where("user_id", "=", page.userId)
    .where("team_id", "=", page.teamId)
    .where("post_at_s", ">=", page.oldestS)
    .where("post_at_s", "<=", page.latestS)
    .orderBy("post_at_s")
    .orderBy("id")
    .limit(page.limit);
  query =
    appId === undefined
      ? query.where("caller", "not like", `%${appMark}%`)
      : query.where("caller", "like", `%${appMark}${appId}"%`);
  if (channelId !== undefined) query = query.where("channel_id", "=", channelId);
  if (!after) return query.execute();
  return query
    .where((where) =>
      where.or([
        where("post_at_s", ">", after.postAtS),
        where.and([where("post_at_s", "=", after.postAtS), where("id", ">", after.id)]),
      ]),
    )
    .execute();
}

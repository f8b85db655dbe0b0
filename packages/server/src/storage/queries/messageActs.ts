import type { Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { MessageActivityRow } from "../tables/messageActivity.ts";
import type { MessageActivityPartRow } from "../tables/messageActivityParts.ts";
import type { MessageActRow } from "../tables/messageActs.ts";

export interface CountedPerson {
  readonly team_id: string;
  readonly department: string;
}

/**
 * A result means that the person is counted: not a bot, in a channel of an org that has not turned it off. A member of
 * the workspace of the channel counts there, others in their own. The department
 * of a person from another org is not visible to this one.
 */
export const selectCounted = readStatement<[channelKey: number, userId: string], CountedPerson>(`
  select own.id as team_id, case when own.org_id = orgs.id then users.department else '' end as department from channels
    join teams on teams.id = channels.team_id join orgs on orgs.id = teams.org_id
    join users on users.id = $2 join teams own on own.id = (
      select m.team_id from memberships m where m.user_id = $2
      order by case when m.team_id = channels.team_id then 0 when m.deactivated_ms is null then 1 else 2 end,
        m.joined_ms, m.team_id limit 1)
  where channels.key = $1 and channels.kind in ('public', 'private')
    and orgs.message_analytics_off = 0 and users.bot_id is null`);

/** Tells which of them are new. Given in the order of their key, so that two who write the same wait and never block. */
export function insertActs(tx: Tx, rows: readonly MessageActRow[]): Promise<Pick<MessageActRow, "ts" | "kind">[]> {
  return tx
    .insertInto("message_acts")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["channel_key", "ts", "kind", "user_id"]).doNothing())
    .returning(["ts", "kind"])
    .execute();
}

/** Raises the counters of each message by those given. */
export async function addActivity(tx: Tx, rows: readonly MessageActivityRow[]): Promise<void> {
  await tx
    .insertInto("message_activity")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["channel_key", "ts"]).doUpdateSet((row) => ({
        views: row("message_activity.views", "+", row.ref("excluded.views")),
        desktop_views: row("message_activity.desktop_views", "+", row.ref("excluded.desktop_views")),
        mobile_views: row("message_activity.mobile_views", "+", row.ref("excluded.mobile_views")),
        web_views: row("message_activity.web_views", "+", row.ref("excluded.web_views")),
        reactions: row("message_activity.reactions", "+", row.ref("excluded.reactions")),
        shares: row("message_activity.shares", "+", row.ref("excluded.shares")),
        clicks: row("message_activity.clicks", "+", row.ref("excluded.clicks")),
      })),
    )
    .execute();
}

export async function addActivityParts(tx: Tx, rows: readonly MessageActivityPartRow[]): Promise<void> {
  await tx
    .insertInto("message_activity_parts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["channel_key", "ts", "part", "name"]).doUpdateSet((row) => ({
        views: row("message_activity_parts.views", "+", row.ref("excluded.views")),
        reactions: row("message_activity_parts.reactions", "+", row.ref("excluded.reactions")),
        shares: row("message_activity_parts.shares", "+", row.ref("excluded.shares")),
        clicks: row("message_activity_parts.clicks", "+", row.ref("excluded.clicks")),
      })),
    )
    .execute();
}

const deletions = ["message_acts", "message_activity", "message_activity_parts"].map((table) =>
  writeStatement<[channelKey: number, ts: number]>(`delete from ${table} where channel_key = $1 and ts = $2`),
);

/** Deleting a message deletes what is stored about its readers. */
export async function deleteActivity(tx: Tx, channelKey: number, ts: number): Promise<void> {
  for (const remove of deletions) await remove(tx, channelKey, ts);
}

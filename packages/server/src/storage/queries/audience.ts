import { sql } from "kysely";
import type { Db } from "../db.ts";
import { readStatement, rowsPerStatement } from "../statement.ts";
import { isActiveMember } from "./memberships.ts";

export interface ZoneCountRow {
  readonly tz: string;
  readonly count: number;
}

const countByZone = readStatement<[channelKey: number, exceptId: string], ZoneCountRow>(`
  select u.tz, count(*) as count from channel_members m
    join channels c on c.key = m.channel_key
    join users u on u.id = m.user_id
  where m.channel_key = $1 and m.user_id <> $2 and u.bot_id is null and ${isActiveMember("m", "c")}
  group by u.tz`);

/** How many active people of a channel are in each time zone, without one of them and without bots. */
export async function selectZoneCounts(db: Db, channelKey: number, exceptId: string): Promise<ZoneCountRow[]> {
  return (await countByZone(db, channelKey, exceptId)).map(({ tz, count }) => ({ tz, count: Number(count) }));
}

export interface ListenerRow {
  readonly id: string;
  readonly tz: string;
  readonly is_away: number;
}

/** Those of these people who are active in the channel, without bots. */
export async function selectListenersAmong(
  db: Db,
  channelKey: number,
  userIds: readonly string[],
): Promise<ListenerRow[]> {
  const found: ListenerRow[] = [];
  for (let at = 0; at < userIds.length; at += rowsPerStatement) {
    const rows = await db
      .selectFrom("channel_members as m")
      .innerJoin("channels as c", "c.key", "m.channel_key")
      .innerJoin("users as u", "u.id", "m.user_id")
      .select(["u.id", "u.tz", "u.is_away"])
      .where("m.channel_key", "=", channelKey)
      .where("m.user_id", "in", userIds.slice(at, at + rowsPerStatement))
      .where("u.bot_id", "is", null)
      .where(sql<boolean>`${sql.raw(isActiveMember("m", "c"))}`)
      .execute();
    found.push(...rows);
  }
  return found;
}

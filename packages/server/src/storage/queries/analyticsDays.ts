import type { Db } from "../db.ts";
import { slowStatement } from "../statement.ts";
import type { ChannelRow } from "../tables/channels.ts";
import type { UserRow } from "../tables/memberships.ts";
import { isActiveMember } from "./memberships.ts";
import { usersIn } from "./users.ts";

type Day = [teamId: string, from: number, before: number];

/** What people and apps say; the rest tells what happened. */
const isSpoken = `(m.subtype is null or m.subtype in ('bot_message', 'me_message', 'thread_broadcast', 'file_share'))`;

/** Of each channel the range of one day: what was said before and after costs nothing. */
const daysMessages = `from channels c join messages m on m.channel_key = c.key and m.ts >= $2 and m.ts < $3`;

export interface PostedRow {
  readonly user_id: string;
  readonly posted: number;
  readonly posted_in_channels: number;
}

/** Who posted how much in the conversations of a workspace, by timestamps. */
export const selectPosted = slowStatement<Day, PostedRow>(`
  select m.user_id, count(*) as posted,
    sum(case when c.kind in ('public', 'private') then 1 else 0 end) as posted_in_channels
  ${daysMessages} where c.team_id = $1 and ${isSpoken} group by m.user_id`);

/** Who added how many files, by milliseconds. */
export const selectAdded = slowStatement<Day, { readonly user_id: string; readonly added: number }>(`
  select user_id, count(*) as added from files
  where team_id = $1 and created_ms >= $2 and created_ms < $3 group by user_id`);

export interface ChannelPostsRow {
  readonly channel_key: number;
  readonly posted: number;
  readonly posted_by_people: number;
  readonly people: number;
}

/** How much was posted in each public channel of a workspace in which anything was, by timestamps. */
export const selectChannelPosts = slowStatement<Day, ChannelPostsRow>(`
  select m.channel_key, count(*) as posted,
    sum(case when u.bot_id is null then 1 else 0 end) as posted_by_people,
    count(distinct case when u.bot_id is null then m.user_id end) as people
  ${daysMessages} join users u on u.id = m.user_id
  where c.team_id = $1 and c.kind = 'public' and ${isSpoken} group by m.channel_key`);

export interface ChannelPeopleRow {
  readonly channel_key: number;
  readonly people: number;
  readonly guests: number;
}

/** How many people are in each public channel of a workspace now, and how many of them are guests. */
export const selectChannelPeople = slowStatement<[teamId: string], ChannelPeopleRow>(`
  select cm.channel_key, count(*) as people,
    sum(case when s.role in ('multi_channel_guest', 'single_channel_guest') then 1 else 0 end) as guests
  from channels c join channel_members cm on cm.channel_key = c.key join users u on u.id = cm.user_id
    left join memberships s on s.team_id = c.team_id and s.user_id = cm.user_id
  where c.team_id = $1 and c.kind = 'public' and u.bot_id is null and ${isActiveMember("cm", "c")}
  group by cm.channel_key`);

/** The public channels that a workspace had before a moment. */
export function selectPublicChannels(db: Db, teamId: string, beforeMs: number): Promise<ChannelRow[]> {
  return db
    .selectFrom("channels")
    .selectAll()
    .where("team_id", "=", teamId)
    .where("kind", "=", "public")
    .where("created_ms", "<", beforeMs)
    .orderBy("id")
    .execute();
}

/** The people who belonged to a workspace at any time of a day. */
export function selectPeopleOf(
  db: Db,
  teamId: string,
  day: { readonly fromMs: number; readonly beforeMs: number },
): Promise<UserRow[]> {
  return usersIn(db)
    .where("memberships.team_id", "=", teamId)
    .where("users.bot_id", "is", null)
    .where("memberships.joined_ms", "<", day.beforeMs)
    .where((user) =>
      user.or([user("memberships.deactivated_ms", "is", null), user("memberships.deactivated_ms", ">=", day.fromMs)]),
    )
    .orderBy("users.id")
    .execute();
}

import type { Tx } from "../db.ts";
import { deferredStatement, readStatement, rowsPerStatement, writeStatement } from "../statement.ts";
import type { EntryKind } from "../tables/feedEntries.ts";

export interface NewEntry {
  readonly kind: EntryKind;
  readonly channelKey: number;
  readonly ts: number;
  readonly actorId: string;
  readonly name: string;
  readonly atTs: number;
  readonly createdMs: number;
}

/** Adds an entry for members of the channel: for some of them, or for all but some. Nobody is informed of their own acts. */
export async function insertEntries(
  tx: Tx,
  entry: NewEntry,
  whom: { readonly only: readonly string[] } | { readonly except: readonly string[] },
): Promise<void> {
  if ("except" in whom) return insertFor(tx, entry, whom);
  for (let at = 0; at < whom.only.length; at += rowsPerStatement) {
    await insertFor(tx, entry, { only: whom.only.slice(at, at + rowsPerStatement) });
  }
}

async function insertFor(
  tx: Tx,
  { kind, channelKey, ts, actorId, name, atTs, createdMs }: NewEntry,
  whom: { readonly only: readonly string[] } | { readonly except: readonly string[] },
): Promise<void> {
  await tx
    .insertInto("feed_entries")
    .columns(["user_id", "kind", "channel_key", "ts", "actor_id", "name", "at_ts", "created_ms"])
    .expression((query) => {
      const members = query
        .selectFrom("channel_members")
        .select(({ val }) => [
          "user_id",
          val(kind).$castTo<EntryKind>().as("kind"),
          "channel_key",
          val(ts).$castTo<number>().as("ts"),
          val(actorId).$castTo<string>().as("actor_id"),
          val(name).$castTo<string>().as("name"),
          val(atTs).$castTo<number>().as("at_ts"),
          val(createdMs).$castTo<number>().as("created_ms"),
        ])
        .where("channel_key", "=", channelKey)
        .where("user_id", "<>", actorId);
      if ("only" in whom) return members.where("user_id", "in", whom.only);
      return whom.except.length === 0 ? members : members.where("user_id", "not in", whom.except);
    })
    .onConflict((conflict) =>
      conflict.columns(["channel_key", "ts", "user_id", "kind", "actor_id", "name"]).doNothing(),
    )
    .execute();
}

/** Everything about a message that is deleted. */
export const deleteEntriesOf = deferredStatement<[channelKey: number, ts: number]>(
  "delete from feed_entries where channel_key = $1 and ts = $2",
);

export const deleteMentionsOf = writeStatement<[channelKey: number, ts: number]>(
  "delete from feed_entries where channel_key = $1 and ts = $2 and kind = 'mention'",
);

export const deleteReactionEntry = deferredStatement<[channelKey: number, ts: number, actorId: string, name: string]>(
  "delete from feed_entries where channel_key = $1 and ts = $2 and kind = 'reaction' and actor_id = $3 and name = $4",
);

/** What a person who leaves a channel was informed of there. */
export const deleteEntriesIn = deferredStatement<[userId: string, channelKey: number]>(
  "delete from feed_entries where user_id = $1 and channel_key = $2",
);

/** The channel of an entry, if it is one of the workspace that the person is in; else nothing, and it is not shown. */
const joinedChannel = `(select c.id from channels c
    join channel_members m on m.channel_key = c.key and m.user_id = $1
    where c.key = entry.channel_key and $2 in
      (select c.team_id union all select t.team_id from channel_teams t where t.channel_key = c.key))`;

export interface FeedRow {
  readonly id: number;
  readonly channel_key: number;
  readonly ts: number;
  readonly actor_id: string;
  readonly name: string;
  readonly at_ts: number;
  readonly channel_id: string | null;
}

/** Exported so that both databases can be asked for their plan. */
export const feedSql = `select id, channel_key, ts, actor_id, name, at_ts, ${joinedChannel} as channel_id
  from feed_entries as entry where user_id = $1 and kind = $3 and id < $4 order by id desc limit $5`;

/** Entries of one kind, the latest first. */
export const selectEntries = readStatement<
  [userId: string, teamId: string, kind: EntryKind, beforeId: number, limit: number],
  FeedRow
>(feedSql);

/** How many entries of a kind came after a position, counted up to a limit. */
export const selectUnreadEntries = readStatement<
  [userId: string, teamId: string, kind: EntryKind, readTs: number, limit: number],
  { readonly count: number }
>(`select count(*) as count from (select 1 from (select * from feed_entries
    where user_id = $1 and kind = $3 order by id desc limit $5) as entry
    where at_ts > $4 and ${joinedChannel} is not null) as later`);

export const selectFeedPosition = readStatement<[userId: string, teamId: string], { readonly read_ts: number }>(
  "select read_ts from feed_positions where user_id = $1 and team_id = $2",
);

/** Moves the position on, never back: an older tab may send what it knew. */
export const updateFeedPosition = writeStatement<
  [userId: string, teamId: string, readTs: number],
  { readonly read_ts: number }
>(`insert into feed_positions (user_id, team_id, read_ts) values ($1, $2, $3)
  on conflict (user_id, team_id) do update
    set read_ts = case when excluded.read_ts > feed_positions.read_ts then excluded.read_ts else feed_positions.read_ts end
  returning read_ts`);

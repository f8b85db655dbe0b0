import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
import type { Db, Tx } from "../db.ts";
import { readStatement, writeStatement } from "../statement.ts";
import type { ChannelKind } from "../tables/channels.ts";
import type { MailDigestRow } from "../tables/mailDigests.ts";

/** From here on the person gets digests, of messages after this position. Signing in again changes nothing. */
export const insertMailDigest = writeStatement<[userId: string, nowMs: number, coveredTs: number]>(
  `insert into mail_digests (user_id, due_ms, covered_ts) values ($1, $2, $3) on conflict (user_id) do nothing`,
);

/** The person chose another rhythm. */
export const updateDigestDue = writeStatement<[userId: string, dueMs: number]>(
  "update mail_digests set due_ms = $2 where user_id = $1",
);

const selectDue = readStatement<[nowMs: number, limit: number], { user_id: string }>(
  "select user_id from mail_digests where due_ms <= $1 order by due_ms limit $2",
);

export async function selectDueDigests(db: Db, nowMs: number, limit: number): Promise<string[]> {
  return (await selectDue(db, nowMs, limit)).map((row) => row.user_id);
}

const claim = writeStatement<[userId: string, nowMs: number, laterMs: number], MailDigestRow>(
  "update mail_digests set due_ms = $3 where user_id = $1 and due_ms <= $2 returning *",
);

/** Of two servers that are at it at once, one waits for the other, looks at the row again and finds that it is not due any more. */
export async function claimDigest(
  tx: Tx,
  userId: string,
  { nowMs, laterMs }: { readonly nowMs: number; readonly laterMs: number },
): Promise<MailDigestRow | undefined> {
  return (await claim(tx, userId, nowMs, laterMs))[0];
}

export async function updateDigest(
  tx: Tx,
  userId: string,
  change: Partial<Omit<MailDigestRow, "user_id">>,
): Promise<void> {
  await tx.updateTable("mail_digests").set(change).where("user_id", "=", userId).execute();
}

/** A message that may be in a digest. */
export interface MissedRow {
  readonly channel_key: number;
  readonly ts: number;
}

type Missed = [userId: string, afterTs: number, limit: number];

const selectDirect = readStatement<Missed, MissedRow>(`select m.channel_key, m.ts
  from channel_members cm
  join channels c on c.key = cm.channel_key
  join messages m on m.channel_key = c.key and m.thread_ts = 0 and m.ts > cm.last_read_ts and m.ts > $2
  where cm.user_id = $1 and c.kind in ('im', 'mpim') and m.user_id <> $1 order by m.ts limit $3`);

/** The latest entries alone: older ones were in an earlier digest. */
const selectMentions = readStatement<[...Missed, latest: number], MissedRow>(`select channel_key, ts
  from (select channel_key, ts from feed_entries where user_id = $1 and kind = 'mention' order by id desc limit $4) as e
  where ts > $2 order by ts limit $3`);

const selectReplies = readStatement<Missed, MissedRow>(`select m.channel_key, m.ts
  from thread_members t
  join messages m on m.channel_key = t.channel_key and m.thread_ts = t.thread_ts and m.ts > t.last_read_ts and m.ts > $2
  where t.user_id = $1 and t.has_unread = 1 and t.is_subscribed = 1 and m.user_id <> $1 order by m.ts limit $3`);

/** Direct messages, mentions and replies in followed threads after a position, the earliest first. */
export async function selectMissed(db: Db | Tx, userId: string, afterTs: number, limit: number): Promise<MissedRow[]> {
  const found = [
    ...(await selectDirect(db, userId, afterTs, limit)),
    ...(await selectMentions(db, userId, afterTs, limit, 4 * limit)),
    ...(await selectReplies(db, userId, afterTs, limit)),
  ];
  const unique = new Map(found.map((row) => [`${row.channel_key} ${row.ts}`, row]));
  return [...unique.values()].toSorted((one, other) => one.ts - other.ts).slice(0, limit);
}

/** A conversation of a person, and what they chose for it. */
export interface DigestPlace {
  readonly channel_id: string;
  readonly kind: ChannelKind;
  readonly channel_name: string | null;
  readonly last_read_ts: number;
  readonly is_muted: number;
  readonly notify_level: NotifyLevel;
  readonly chosen: string | null;
  readonly team_id: string;
  /** Where that workspace limits networks, texts stay in them. */
  readonly network_policy: string | null;
}

/** Nothing once the person is not in the conversation or the workspace. */
const selectPlace = readStatement<
  [userId: string, channelKey: number, nowMs: number],
  DigestPlace
>(`select c.id as channel_id, c.kind, c.name as channel_name, m.last_read_ts, m.is_muted, m.notify_level, p.chosen,
    w.id as team_id, w.network_policy
  from users u
  join channel_members m on m.channel_key = $2 and m.user_id = u.id
  join channels c on c.key = m.channel_key
  join memberships b on b.user_id = u.id
  join teams w on w.id = b.team_id
  left join preferences p on p.user_id = u.id
  where u.id = $1 and b.deactivated_ms is null and (b.expires_ms is null or b.expires_ms > $3)
    and (b.team_id = c.team_id or b.team_id in (select t.team_id from channel_teams t where t.channel_key = c.key))
    and w.deleted_ms is null and w.move is null and c.key_suspended_ms is null
    and (w.two_factor_required = 0 or u.two_factor_ms is not null)
  order by case when b.team_id = c.team_id then 0 else 1 end, b.team_id limit 1`);

export async function selectDigestPlace(
  db: Db | Tx,
  userId: string,
  channelKey: number,
  nowMs: number,
): Promise<DigestPlace | undefined> {
  return (await selectPlace(db, userId, channelKey, nowMs))[0];
}

/** What a person has of a thread; nothing if they have never followed it. */
const selectThread = readStatement<
  [userId: string, channelKey: number, threadTs: number],
  { is_subscribed: number; notify_level: NotifyLevel; last_read_ts: number }
>(`select is_subscribed, notify_level, last_read_ts from thread_members
  where user_id = $1 and channel_key = $2 and thread_ts = $3`);

export async function selectDigestThread(db: Db | Tx, userId: string, channelKey: number, threadTs: number) {
  return (await selectThread(db, userId, channelKey, threadTs))[0];
}

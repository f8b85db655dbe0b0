import { cachedPageStatement } from "../cachedStatement.ts";

/**
 * Between two bodies. A body is JSON without white space between its parts, and within a text a new line is written as
 * an escape: so what was joined with it can be taken apart again, and is a valid JSON list.
 */
export const bodySeparator = ",\n";

/** A page as one row: most pages go out as they are stored, and a hundred rows would be made only to be joined. */
export interface JoinedRow {
  /** Of the last message of the page; nothing when there is none. */
  readonly last_ts: number | null;
  readonly bodies: string | null;
  /** How long they are on the wire: the database knows, and to count them takes a twentieth of the call. */
  readonly bytes: number | null;
  readonly has_more: number;
}

const bodies = `string_agg(body, '${bodySeparator}') as bodies`;
const bytes = "octet_length(page.bodies) as bytes";
const bytesOf = (row: JoinedRow): number => row.bytes ?? 0;

export interface HistoryRow extends JoinedRow {
  /** For each message its timestamp when it begins a thread, else nothing; with commas in between. */
  readonly threads: string | null;
  /** How many messages of the channel are pinned, on this page or not. */
  readonly pin_count: number;
  /** Whether replies that were sent to the channel too stand between its messages. */
  readonly has_broadcasts: number;
}

const threads = "string_agg(case when reply_count > 0 then cast(ts as text) else '' end, ',') as threads";

/** Messages of the channel itself, newest first, strictly between the two timestamps. */
export const selectHistoryPage = cachedPageStatement<
  [channelKey: number, afterTs: number, beforeTs: number, limit: number],
  HistoryRow
>(
  `select cut.*, case when exists (select 1 from messages where channel_key = $1 and is_broadcast = 1
      and ts > case when cut.has_more = 1 then cut.last_ts else $2 end and ts < $3) then 1 else 0 end as has_broadcasts
  from (select page.*, ${bytes}, case when exists (select 1 from messages
      where channel_key = $1 and thread_ts = 0 and ts > $2 and ts < page.last_ts) then 1 else 0 end as has_more,
      (select count(*) from pins where channel_key = $1) as pin_count
    from (select min(ts) as last_ts, ${bodies}, ${threads} from (select ts, reply_count, body from messages
      where channel_key = $1 and thread_ts = 0 and ts > $2 and ts < $3 order by ts desc limit $4) as shown) as page) as cut`,
  bytesOf,
);

const repliesPage = `(select max(ts) as last_ts, ${bodies} from (select ts, body from messages
    where channel_key = $1 and thread_ts = $2 and ts > $3 and ts < $4 order by ts limit $5) as shown) as page`;

const moreReplies = `case when exists (select 1 from messages
    where channel_key = $1 and thread_ts = $2 and ts > page.last_ts and ts < $4) then 1 else 0 end as has_more`;

type ThreadRange = [channelKey: number, threadTs: number, afterTs: number, beforeTs: number, limit: number];

/** Replies of a thread, oldest first, strictly between the two timestamps. */
export const selectRepliesPage = cachedPageStatement<ThreadRange, JoinedRow>(
  `select page.*, ${bytes}, ${moreReplies} from ${repliesPage}`,
  bytesOf,
);

export interface FirstPageRow extends JoinedRow {
  /** Nothing for who does not follow the thread. */
  readonly last_read_ts: number | null;
  /** Replies of others that came since, counted up to a limit. */
  readonly unread: number;
  readonly root_body: string;
  readonly root_reply_count: number;
  readonly root_subtype: string | null;
}

/**
 * The same with the message before the first reply, and how far a person has read. Nothing when the timestamp is not that
 * of a message of the channel itself.
 */
export const selectFirstRepliesPage = cachedPageStatement<
  [...ThreadRange, userId: string, unreadMax: number],
  FirstPageRow
>(
  `select page.*, ${bytes}, ${moreReplies}, followed.last_read_ts, (select count(*) from (select 1 from messages
    where channel_key = $1 and thread_ts = $2 and ts > followed.last_read_ts and user_id <> $6 limit $7) as later) as unread,
    root.body as root_body, root.reply_count as root_reply_count, root.subtype as root_subtype
  from ${repliesPage}
  join messages as root on root.channel_key = $1 and root.thread_ts = 0 and root.ts = $2
  left join thread_members as followed
    on followed.channel_key = $1 and followed.thread_ts = $2 and followed.user_id = $6 and followed.is_subscribed = 1`,
  (row) => bytesOf(row) + row.root_body.length,
);

import { printTs } from "@platform/protocol";

/** How much data there is. Threads are in the largest channel. */
export interface DataSize {
  readonly messages: number;
  readonly users: number;
  readonly channels: number;
  readonly threads: number;
  readonly repliesPerThread: number;
}

/** The proportions of a large installation, for any number of messages: 10 million are 20,000 users and 20,000 channels. */
export function sizeOf(messages: number): DataSize {
  const groups = Math.max(2, Math.round(messages / 500));
  const threads = Math.max(1, Math.min(1_200, Math.floor(messages / 200)));
  return { messages, users: groups, channels: groups, threads, repliesPerThread: 100 };
}

/** What the rows belong to. */
export interface DataOwner {
  readonly teamId: string;
  /** A member of every generated channel, so that its app can read them. */
  readonly botId: string;
  readonly nowMs: number;
}

/** A database as a receiver of plain statements. */
export interface SqlTarget {
  readonly dialect: "postgres" | "sqlite";
  /** Runs one statement and returns its rows. */
  run(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Where the generated messages are. */
export interface GeneratedData {
  readonly size: DataSize;
  readonly channelIds: readonly string[];
  /** The first is the largest. */
  readonly messagesOf: (channel: number) => number;
  readonly firstTs: number;
  readonly everyUs: number;
  readonly threadTs: readonly number[];
}

/** Between two messages of a channel. */
const everyUs = 2_000_000;
const replyEveryUs = 10_001;
const rowsPerStatement = 200_000;

/**
 * Fills a database past all rules, by statements that generate their rows themselves: the data never crosses the wire.
 * On PostgreSQL rows come in the order of time, so that messages of one channel are far apart on the disk, as they are
 * where people write in many channels at once. SQLite stores them by their key, in whatever order they come.
 */
export async function generateRows(target: SqlTarget, owner: DataOwner, size: DataSize): Promise<GeneratedData> {
  const inLargest = Math.floor(size.messages / 10);
  const replies = size.threads * size.repliesPerThread;
  const inOthers = Math.max(1, Math.floor((size.messages - inLargest - replies) / (size.channels - 1)));
  const longest = Math.max(inLargest, inOthers);
  const firstTs = owner.nowMs * 1_000 - 3_600_000_000 - longest * everyUs;
  const threadTs = Array.from(
    { length: size.threads },
    (_, at) => firstTs + Math.floor((at * inLargest) / size.threads) * everyUs,
  );
  const rows = rowWriter(target, owner, size);
  await rows.people();
  const key = await rows.channels(firstTs + longest * everyUs);
  await rows.messages({ key, fromChannel: 0, channels: 1, perChannel: inLargest, firstTs });
  await rows.messages({ key, fromChannel: 1, channels: size.channels - 1, perChannel: inOthers, firstTs });
  await rows.replies(key, threadTs);
  if (target.dialect === "postgres") await target.run("analyze");
  return {
    size,
    channelIds: Array.from({ length: size.channels }, (_, at) => idOf("C9", at)),
    messagesOf: (channel) => (channel === 0 ? inLargest : inOthers),
    firstTs,
    everyUs,
    threadTs,
  };
}

interface MessageRange {
  /** The key of the first generated channel. */
  readonly key: number;
  readonly fromChannel: number;
  readonly channels: number;
  readonly perChannel: number;
  readonly firstTs: number;
}

function rowWriter(target: SqlTarget, { teamId, botId, nowMs }: DataOwner, size: DataSize) {
  const series = (name: string, from: number, count: number): string =>
    target.dialect === "postgres"
      ? `generate_series(${from}::bigint, ${from + count - 1}::bigint) as ${name}(${name})`
      : `(with recursive ${name}(${name}) as (select ${from} union all select ${name} + 1 from ${name}
          where ${name} < ${from + count - 1}) select ${name} from ${name}) as ${name}`;
  const author = (number: string): string => idSql("U9", `((${number}) % ${size.users})`);
  const text = "of a page that is read whole, about as long as people write them.";
  const body = (user: string, ts: string, number: string, more: string): string =>
    `'{"type":"message","user":"' || ${user} || '","text":"Message ' || ${number} || ' ${text}","ts":"' || ${tsSql(ts)} ||
      '","team":"${teamId}"' || ${more} || '}'`;

  async function people(): Promise<void> {
    const all = series("n", 0, size.users);
    const id = idSql("U9", "n");
    await target.run(`insert into users (id, real_name, email, tz, locale, color, created_ms, updated_ms)
      select ${id}, 'Person ' || n, 'person' || n || '@example.com', 'UTC', 'en-US', '9f69e7', ${nowMs}, ${nowMs} from ${all}`);
    await target.run(`insert into memberships (team_id, user_id, name, display_name, title, role, joined_ms, sort_name)
      select '${teamId}', ${id}, 'person' || n, 'Person ' || n, '', 'member', ${nowMs}, 'person ' || n from ${all}`);
  }

  /** Each has ten members and the bot. Returns the key of the first. */
  async function channels(lastTs: number): Promise<number> {
    const perChannel = Math.min(10, size.users);
    await target.run(`insert into channels (id, team_id, kind, name, is_general, is_archived, creator_id, topic, topic_by,
        topic_ms, purpose, purpose_by, purpose_ms, created_ms, updated_ms, last_ts, member_count, sort_name)
      select ${idSql("C9", "n")}, '${teamId}', 'public', 'large-' || n, 0, 0, ${author("n")}, '', '', 0, '', '', 0,
        ${nowMs}, ${nowMs}, ${lastTs}, ${perChannel + 1}, 'large-' || n from ${series("n", 0, size.channels)}`);
    const [first] = await target.run(`select min(key) as key from channels where id = '${idOf("C9", 0)}'`);
    const key = Number(first?.["key"]);
    const joined = `insert into channel_members (channel_key, user_id, joined_ms, last_read_ts)`;
    await target.run(`${joined} select ${key} + n, '${botId}', ${nowMs}, 0 from ${series("n", 0, size.channels)}`);
    await target.run(`${joined} select ${key} + n, ${author("n + m")}, ${nowMs}, 0
      from ${series("n", 0, size.channels)} cross join ${series("m", 0, perChannel)}`);
    return key;
  }

  async function messages({ key, fromChannel, channels: count, perChannel, firstTs }: MessageRange): Promise<void> {
    const isByTime = target.dialect === "postgres";
    const [outer, inner] = isByTime ? [perChannel, count] : [count, perChannel];
    const step = Math.max(1, Math.floor(rowsPerStatement / inner));
    const ts = `(${firstTs} + i * ${everyUs} + (c % 1000))`;
    for (let at = 0; at < outer; at += step) {
      const few = Math.min(step, outer - at);
      const [times, places] = isByTime
        ? [series("i", at, few), series("c", fromChannel, count)]
        : [series("i", 0, perChannel), series("c", fromChannel + at, few)];
      await target.run(`insert into messages (channel_key, thread_ts, ts, user_id, body)
        select ${key} + c, 0, ${ts}, ${author("i + c")}, ${body(author("i + c"), ts, "i", "''")}
        from ${isByTime ? `${times} cross join ${places}` : `${places} cross join ${times}`}`);
    }
  }

  /** On PostgreSQL one reply of every thread, then the next of every thread. */
  async function replies(key: number, threadTs: readonly number[]): Promise<void> {
    const perThread = size.repliesPerThread;
    const root = author("0");
    for (const ts of threadTs) {
      const counters = `,"thread_ts":"${printTs(ts)}","reply_count":${perThread},"reply_users_count":1,"latest_reply":"${printTs(ts + perThread * replyEveryUs)}","reply_users":["`;
      const more = `'${counters}' || ${root} || '"],"is_locked":false'`;
      await target.run(`update messages set reply_count = ${perThread}, body = ${body("user_id", String(ts), "0", more)}
        where channel_key = ${key} and thread_ts = 0 and ts = ${ts}`);
    }
    const roots = `(values ${threadTs.map((ts) => `(${ts})`).join(", ")})`;
    const started = target.dialect === "postgres" ? `${roots} as t(t)` : `(select column1 as t from ${roots}) as t`;
    const ts = `(t + (r + 1) * ${replyEveryUs})`;
    const more = `',"thread_ts":"' || ${tsSql("t")} || '","parent_user_id":"' || ${root} || '"'`;
    await target.run(`insert into messages (channel_key, thread_ts, ts, user_id, body)
      select ${key}, t, ${ts}, ${author("r")}, ${body(author("r"), ts, "r", more)}
      from ${series("r", 0, perThread)} cross join ${started}`);
  }

  return { people, channels, messages, replies };
}

/** Nine digits with a prefix: as long as ids of the platform, and never one of them. */
function idOf(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(9, "0")}`;
}

function idSql(prefix: string, number: string): string {
  return `('${prefix}' || substr(cast(1000000000 + ${number} as text), 2))`;
}

/** As `printTs`. */
function tsSql(us: string): string {
  return `(cast(${us} / 1000000 as text) || '.' || substr(cast(1000000 + ${us} % 1000000 as text), 2))`;
}

// A model of a post on PostgreSQL, for decision 42: what it costs to send its statements one by one, together, or for
// several posts at once. Not the server: only the driver and the database. Run it with `node bench/postgresPostModel.ts`.

import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { startPostgres } from "../scripts/provision/postgres.ts";

const connections = 20;
const posts = Number(process.argv[2] ?? 4_000);

const schema = `
  create table tokens (hash text primary key, user_id text not null);
  create table channels (key int primary key, last_ts bigint not null default 0);
  create table members (channel_key int, user_id text, primary key (channel_key, user_id));
  create table messages (channel_key int, ts bigint, body text not null, primary key (channel_key, ts));
  create table outbox (id bigint generated always as identity primary key, channel_key int, payload text not null);
  insert into tokens select 't' || n, 'u' || n from generate_series(1, 1000) n;
  insert into channels select n from generate_series(1, 100) n;
  insert into members select c, 'u' || u from generate_series(1, 100) c, generate_series(1, 100) u;`;

const byToken = "select user_id from tokens where hash = $1";
const byMember =
  "select c.* from channels c join members m on m.channel_key = c.key where c.key = $1 and m.user_id = $2";
const nextTs = "update channels set last_ts = greatest(last_ts + 1, $2) where key = $1 returning last_ts";
const insertMessage = "insert into messages (channel_key, ts, body) values ($1, $2, $3)";
const insertEvent = "insert into outbox (channel_key, payload) values ($1, $2)";
const insertBoth = `with m as (${insertMessage}) insert into outbox (channel_key, payload) values ($1, $4)`;
const allInOne = `with allowed as (select m.channel_key from tokens t join members m on m.user_id = t.user_id
    where t.hash = $1 and m.channel_key = $2),
  taken as (update channels set last_ts = greatest(last_ts + 1, $3) from allowed where key = allowed.channel_key
    returning key, last_ts),
  m as (insert into messages (channel_key, ts, body) select key, last_ts, $4 || last_ts from taken)
  insert into outbox (channel_key, payload) select key, $4 || last_ts from taken`;
const byTokens = "select hash, user_id from tokens where hash = any($1)";
const byMembers = `select w.key, w.user_id from unnest($1::int[], $2::text[]) as w(key, user_id)
  join members m on m.channel_key = w.key and m.user_id = w.user_id join channels c on c.key = w.key`;
const nextRuns = `update channels set last_ts = greatest(last_ts + w.count, w.floor)
  from unnest($1::int[], $2::int[], $3::bigint[]) as w(key, count, floor) where channels.key = w.key
  returning channels.key, last_ts`;
const insertMany = `with m as (insert into messages (channel_key, ts, body)
    select * from unnest($1::int[], $2::bigint[], $3::text[]))
  insert into outbox (channel_key, payload) select * from unnest($1::int[], $4::text[])`;

interface Post {
  readonly token: string;
  readonly channel: number;
}

type Variant = (pool: pg.Pool) => (post: Post) => Promise<unknown>;

const body = JSON.stringify({ type: "message", text: "hello ".repeat(20) });
const nowUs = (): number => Date.now() * 1000;
const named = (text: string, values: readonly unknown[]) => ({ name: String(text.length), text, values: [...values] });

async function inTransaction(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await run(client);
  } finally {
    client.release();
  }
}

function oneByOne(wrap: (text: string, values: readonly unknown[]) => pg.QueryConfig): Variant {
  return (pool) =>
    ({ token, channel }) =>
      inTransaction(pool, async (client) => {
        const { rows: users } = await client.query(wrap(byToken, [token]));
        await client.query("begin");
        await client.query(wrap(byMember, [channel, users[0].user_id]));
        const { rows } = await client.query(wrap(nextTs, [channel, nowUs()]));
        await client.query(wrap(insertMessage, [channel, rows[0].last_ts, body]));
        await client.query(wrap(insertEvent, [channel, body]));
        await client.query("commit");
      });
}

const together: Variant =
  (pool) =>
  ({ token, channel }) =>
    inTransaction(pool, async (client) => {
      const { rows: users } = await client.query(named(byToken, [token]));
      await client.query(named(byMember, [channel, users[0].user_id]));
      const [, { rows }] = await Promise.all([client.query("begin"), client.query(named(nextTs, [channel, nowUs()]))]);
      await Promise.all([
        client.query(named(insertBoth, [channel, rows[0].last_ts, body, body])),
        client.query("commit"),
      ]);
    });

const inOneStatement: Variant =
  (pool) =>
  ({ token, channel }) =>
    pool.query(named(allInOne, [token, channel, nowUs(), body]));

/** What waits while a transaction is committed shares the next one. */
const shared: Variant = (pool) => {
  let waiting: { post: Post; answer: () => void }[] = [];
  let isRunning = false;
  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await inTransaction(pool, (client) =>
        writeBatch(
          client,
          batch.map(({ post }) => post),
        ),
      );
      for (const { answer } of batch) answer();
    }
    isRunning = false;
  }
  return (post) =>
    new Promise<void>((resolve) => {
      waiting.push({ post, answer: resolve });
      if (!isRunning) setImmediate(() => void runAll());
      isRunning = true;
    });
};

async function writeBatch(client: pg.PoolClient, batch: readonly Post[]): Promise<void> {
  const { rows: users } = await client.query(named(byTokens, [batch.map(({ token }) => token)]));
  const userOf = new Map(users.map((row) => [row.hash, row.user_id]));
  const keys = batch.map(({ channel }) => channel);
  await client.query(named(byMembers, [keys, batch.map(({ token }) => userOf.get(token))]));
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  const floors = sorted.map(() => nowUs());
  const [, { rows }] = await Promise.all([
    client.query("begin"),
    client.query(named(nextRuns, [sorted.map(([key]) => key), sorted.map(([, count]) => count), floors])),
  ]);
  const last = new Map<number, number>(rows.map((row) => [row.key, Number(row.last_ts)]));
  const given = keys.map((key) => {
    const ts = last.get(key) ?? 0;
    last.set(key, ts - 1);
    return ts;
  });
  const bodies = keys.map(() => body);
  await Promise.all([client.query(named(insertMany, [keys, given, bodies, bodies])), client.query("commit")]);
}

const variants: Record<string, Variant> = {
  "one by one, unnamed": oneByOne((text, values) => ({ text, values: [...values] })),
  "one by one, prepared": oneByOne(named),
  "writes together, pipelined": together,
  "all in one statement": inOneStatement,
  "shared transactions": shared,
};

/** CPU time of the connections' processes, of the server with this data. */
function databaseUs(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * 10_000;
}

async function measure(url: string, name: string, variant: Variant, channels: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: connections, pipeline: true });
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const pids = await Promise.all(
    clients.map(async (client) => Number((await client.query("select pg_backend_pid() as pid")).rows[0].pid)),
  );
  for (const client of clients) client.release();
  const post = variant(pool);
  let sent = 0;
  const play = async (until: number): Promise<void> => {
    while (sent < until) await post({ token: `t${1 + (sent % 100)}`, channel: 1 + (sent++ % channels) });
  };
  await Promise.all(clients.map(() => play(posts / 4)));
  const [sinceMs, cpu, database, first] = [performance.now(), process.cpuUsage(), databaseUs(pids), sent];
  await Promise.all(clients.map(() => play(first + posts)));
  const { user, system } = process.cpuUsage(cpu);
  const count = sent - first;
  const perSecond = Math.round((count / (performance.now() - sinceMs)) * 1000);
  const client = Math.round((user + system) / count);
  console.log(
    `| ${name} | ${channels} | ${perSecond} | ${client} + ${Math.round((databaseUs(pids) - database) / count)} |`,
  );
  await pool.end();
}

if (readdirSync("/proc").length === 0) throw new Error("reads CPU times from /proc");
const server = await startPostgres();
const setup = new pg.Client({ connectionString: server.url });
await setup.connect();
await setup.query(schema);
await setup.end();
console.log("| variant | channels | posts/s | client + database CPU us |\n|---|---|---|---|");
for (const channels of [1, 100]) {
  for (const [name, variant] of Object.entries(variants)) await measure(server.url, name, variant, channels);
}
await server.stop();

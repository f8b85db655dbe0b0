import { type RawBuilder, sql } from "kysely";
import type { Insertable } from "kysely";
import type { Db, Tx } from "../db.ts";
import { lookupStatement, readStatement, writeStatement } from "../statement.ts";
import type { AgentSessionAppRow, AgentSessionAppsTable } from "../tables/agentSessionApps.ts";
import type { AgentSessionPersonRow } from "../tables/agentSessionPeople.ts";
import type { AgentSessionRow } from "../tables/agentSessions.ts";
import { isReadable, type Reader } from "./readable.ts";

const selectByKey = lookupStatement<[channelKey: number, threadTs: number], AgentSessionRow>(
  "select * from agent_sessions where channel_key = $1 and thread_ts = $2",
);

export async function selectAgentSession(
  db: Db | Tx,
  channelKey: number,
  threadTs: number,
): Promise<AgentSessionRow | undefined> {
  return (await selectByKey(db, channelKey, threadTs))[0];
}

export async function insertAgentSession(tx: Tx, row: AgentSessionRow): Promise<void> {
  await tx.insertInto("agent_sessions").values(row).execute();
}

export const updateSessionTitle = writeStatement<[channelKey: number, threadTs: number, title: string]>(
  "update agent_sessions set title = $3 where channel_key = $1 and thread_ts = $2",
);

/** The agents of a session, in the order of their ids. */
export const selectSessionApps = readStatement<[channelKey: number, threadTs: number], AgentSessionAppRow>(
  "select * from agent_session_apps where channel_key = $1 and thread_ts = $2 order by app_id",
);

export async function upsertSessionApp(tx: Tx, row: Insertable<AgentSessionAppsTable>): Promise<void> {
  const { channel_key: _key, thread_ts: _ts, app_id: _app, ...change } = row;
  await tx
    .insertInto("agent_session_apps")
    .values(row)
    .onConflict((conflict) => conflict.columns(["channel_key", "thread_ts", "app_id"]).doUpdateSet(change))
    .execute();
}

/** Makes the people who follow the thread, but for apps, people of the session, and moves it to the top of their lists. */
export const upsertSessionFollowers = writeStatement<[channelKey: number, threadTs: number, activeMs: number]>(
  `insert into agent_session_people (user_id, channel_key, thread_ts, is_pinned, is_archived, active_ms)
  select t.user_id, t.channel_key, t.thread_ts, 0, 0, cast($3 as bigint) from thread_members t join users u on u.id = t.user_id
  where t.channel_key = $1 and t.thread_ts = $2 and t.is_subscribed = 1 and u.bot_id is null
  on conflict (channel_key, thread_ts, user_id) do update set active_ms = excluded.active_ms`,
);

/** The same of a session that is a whole channel: its people are the members. */
export const upsertSessionMembers = writeStatement<[channelKey: number, activeMs: number]>(
  `insert into agent_session_people (user_id, channel_key, thread_ts, is_pinned, is_archived, active_ms)
  select m.user_id, m.channel_key, 0, 0, 0, cast($2 as bigint) from channel_members m join users u on u.id = m.user_id
  where m.channel_key = $1 and u.bot_id is null
  on conflict (channel_key, thread_ts, user_id) do update set active_ms = excluded.active_ms`,
);

export const upsertSessionPerson = writeStatement<
  [userId: string, channelKey: number, threadTs: number, activeMs: number]
>(`insert into agent_session_people (user_id, channel_key, thread_ts, is_pinned, is_archived, active_ms)
  values ($1, $2, $3, 0, 0, $4)
  on conflict (channel_key, thread_ts, user_id) do update set active_ms = excluded.active_ms`);

const selectPerson = lookupStatement<[channelKey: number, threadTs: number, userId: string], AgentSessionPersonRow>(
  "select * from agent_session_people where channel_key = $1 and thread_ts = $2 and user_id = $3",
);

export async function selectSessionPerson(
  db: Db | Tx,
  channelKey: number,
  threadTs: number,
  userId: string,
): Promise<AgentSessionPersonRow | undefined> {
  return (await selectPerson(db, channelKey, threadTs, userId))[0];
}

export const updateSessionMarks = writeStatement<
  [channelKey: number, threadTs: number, userId: string, isPinned: number, isArchived: number]
>(`update agent_session_people set is_pinned = $4, is_archived = $5
  where channel_key = $1 and thread_ts = $2 and user_id = $3`);

/** Those whose `processing` has lasted too long. */
export const selectDueSessionApps = readStatement<[nowMs: number], AgentSessionAppRow>(
  "select * from agent_session_apps where due_ms <= $1 order by due_ms limit 1",
);

/** Where a page of a person's sessions begins. */
export interface SessionPosition {
  readonly isPinned: number;
  readonly activeMs: number;
  readonly channelKey: number;
  readonly threadTs: number;
}

export interface SessionListing extends Reader {
  readonly isArchived: boolean;
  readonly appId: string | undefined;
  readonly after: SessionPosition | undefined;
  readonly limit: number;
}

export type ListedSessionRow = AgentSessionRow &
  Pick<AgentSessionPersonRow, "is_pinned" | "is_archived" | "active_ms"> & {
    readonly channel_id: string;
    readonly channel_name: string | null;
    /** Nothing for a session that is a whole channel. */
    readonly root_body: string | null;
  };

/** The sessions of a person that the person can still read: pinned ones first, then by time, the latest first. */
export async function selectSessionsOf(db: Db, listing: SessionListing): Promise<ListedSessionRow[]> {
  const { userId, isArchived, appId, after, limit } = listing;
  const result = await sql<ListedSessionRow>`
    select s.*, p.is_pinned, p.is_archived, p.active_ms, c.id as channel_id,
      c.name as channel_name, m.body as root_body
    from agent_session_people p
    join agent_sessions s on s.channel_key = p.channel_key and s.thread_ts = p.thread_ts
    join channels c on c.key = p.channel_key
    join teams t on t.id = c.team_id
    left join messages m on m.channel_key = p.channel_key and m.thread_ts = 0 and m.ts = p.thread_ts
    where (p.thread_ts = 0 or m.ts is not null) and p.user_id = ${userId} and p.is_archived = ${isArchived ? 1 : 0}
      and ${after ? isAfter(after) : sql`1 = 1`} and ${isReadable(listing)}
      and ${appId === undefined ? sql`1 = 1` : hasApp(appId)}
    order by p.is_pinned desc, p.active_ms desc, p.channel_key desc, p.thread_ts desc limit ${limit}`.execute(db);
  return result.rows;
}

function isAfter({ isPinned, activeMs, channelKey, threadTs }: SessionPosition): RawBuilder<boolean> {
  return sql<boolean>`(p.is_pinned, p.active_ms, p.channel_key, p.thread_ts)
    < (${isPinned}, ${activeMs}, ${channelKey}, ${threadTs})`;
}

function hasApp(appId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from agent_session_apps a
    where a.channel_key = p.channel_key and a.thread_ts = p.thread_ts and a.app_id = ${appId})`;
}

import assert from "node:assert/strict";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { query } from "../storage/testPostgres.ts";
import type { DatabaseRows } from "./audit.ts";
import { halfLives } from "./auditLives.ts";

/** Only what the clients wrote: the seed has no events. */
const statements = {
  messages: `select c.id as channel, m.thread_ts, m.ts, m.body from messages m join channels c on c.key = m.channel_key
    where m.body like '%"text":"message %' order by m.ts`,
  outbox: "select type, channel_id, payload from outbox order by id",
  orphans: `select c.id from channels c where c.name like 'made-%' and not exists
    (select 1 from channel_members m where m.channel_key = c.key and m.user_id = c.creator_id)`,
  channels: "select id, name from channels where name like 'made-%'",
  blobKeys: "select blob_key from files where blob_key is not null",
};

/** Reads a database file that no server has open, after SQLite itself has found nothing wrong with it. */
export function readSqlite(dataFolder: string): DatabaseRows {
  const connection = new Sqlite(join(dataFolder, "platform.db"));
  try {
    assert.deepEqual(connection.pragma("integrity_check"), [{ integrity_check: "ok" }]);
    assert.deepEqual(connection.pragma("foreign_key_check"), []);
    const all = <Row>(sql: string): Row[] => connection.prepare(sql).all() as Row[];
    return {
      messages: all(statements.messages),
      outbox: all(statements.outbox),
      orphans: all<{ id: string }>(statements.orphans).map((row) => row.id),
      channels: all(statements.channels),
      halfLives: Object.entries(halfLives).flatMap(([what, sql]) =>
        all<{ id: string }>(sql).map(({ id }) => `${what}: ${id}`),
      ),
      blobKeys: all<{ blob_key: string }>(statements.blobKeys).map((row) => row.blob_key),
    };
  } finally {
    connection.close();
  }
}

export async function readPostgres(url: string): Promise<DatabaseRows> {
  const messages = await query<{ channel: string; thread_ts: string; ts: string; body: string }>(
    url,
    statements.messages,
  );
  const halves: string[] = [];
  for (const [what, sql] of Object.entries(halfLives)) {
    halves.push(...(await query<{ id: string }>(url, sql)).map(({ id }) => `${what}: ${id}`));
  }
  return {
    messages: messages.map((row) => ({ ...row, thread_ts: Number(row.thread_ts), ts: Number(row.ts) })),
    outbox: await query(url, statements.outbox),
    orphans: (await query<{ id: string }>(url, statements.orphans)).map((row) => row.id),
    channels: await query(url, statements.channels),
    halfLives: halves,
    blobKeys: (await query<{ blob_key: string }>(url, statements.blobKeys)).map((row) => row.blob_key),
  };
}

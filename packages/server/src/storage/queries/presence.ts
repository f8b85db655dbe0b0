import type { Db, Tx } from "../db.ts";
import { readStatement, rowsPerStatement, writeStatement } from "../statement.ts";

export const insertTypingIndicator = writeStatement<
  [server: string, channelId: string, userId: string, threadTs: string | null, atMs: number]
>("insert into typing_indicators (server, channel_id, user_id, thread_ts, at_ms) values ($1, $2, $3, $4, $5)");

export const deleteTypingIndicators = writeStatement<[beforeMs: number]>(
  "delete from typing_indicators where at_ms < $1",
);

export interface TypingIndicatorRow {
  readonly id: number;
  readonly channel_id: string;
  readonly user_id: string;
  readonly thread_ts: string | null;
}

/** What other servers received since then. */
export const selectTypingIndicators = readStatement<[server: string, sinceMs: number], TypingIndicatorRow>(
  "select id, channel_id, user_id, thread_ts from typing_indicators where server <> $1 and at_ms >= $2 order by id",
);

const selectThere = readStatement<[server: string, nowMs: number], { user_id: string }>(
  `select distinct p.user_id from presences p join servers s on s.id = p.server
  where p.server <> $1 and s.lease_until_ms > $2`,
);

/** Who has a socket to another server that holds its lease. */
export async function selectPresentElsewhere(db: Db, server: string, nowMs: number): Promise<Set<string>> {
  return new Set((await selectThere(db, server, nowMs)).map((row) => row.user_id));
}

/** These are here and no others. */
export async function replacePresences(
  tx: Tx,
  now: {
    readonly server: string;
    readonly userIds: readonly string[];
    readonly nowMs: number;
  },
): Promise<void> {
  const { server, userIds, nowMs } = now;
  await tx.deleteFrom("presences").where("server", "=", server).execute();
  for (let at = 0; at < userIds.length; at += rowsPerStatement) {
    const rows = userIds.slice(at, at + rowsPerStatement);
    await tx
      .insertInto("presences")
      .values(rows.map((userId) => ({ server, user_id: userId, seen_ms: nowMs })))
      .execute();
  }
}

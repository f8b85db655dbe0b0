import type { Selectable } from "kysely";
import type { ConnectedPerson } from "../../ports/connectedPerson.ts";
import type { Db, Tx } from "../db.ts";
import { readStatement, rowsPerStatement, writeStatement } from "../statement.ts";
import type { PresencesTable } from "../tables/presences.ts";

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
  where p.server <> $1 and s.lease_until_ms > $2 and p.is_active = 1`,
);

/** Who is active at another server that holds its lease. */
export async function selectPresentElsewhere(db: Db, server: string, nowMs: number): Promise<Set<string>> {
  return new Set((await selectThere(db, server, nowMs)).map((row) => row.user_id));
}

export type PresenceRow = Pick<Selectable<PresencesTable>, "connections" | "is_active" | "last_activity_ms">;

/** A person at every other server that holds its lease. */
export const selectPresenceElsewhere = readStatement<[userId: string, server: string, nowMs: number], PresenceRow>(
  `select p.connections, p.is_active, p.last_activity_ms from presences p join servers s on s.id = p.server
  where p.user_id = $1 and p.server <> $2 and s.lease_until_ms > $3`,
);

/** These are here and no others. */
export async function replacePresences(
  tx: Tx,
  now: {
    readonly server: string;
    readonly people: readonly ConnectedPerson[];
    readonly nowMs: number;
  },
): Promise<void> {
  const { server, people, nowMs } = now;
  await tx.deleteFrom("presences").where("server", "=", server).execute();
  for (let at = 0; at < people.length; at += rowsPerStatement) {
    const rows = people.slice(at, at + rowsPerStatement).map((person) => ({
      server,
      user_id: person.userId,
      seen_ms: nowMs,
      connections: person.connections,
      is_active: person.isActive ? 1 : 0,
      last_activity_ms: person.lastActivityMs,
    }));
    await tx.insertInto("presences").values(rows).execute();
  }
}

const selectAway = readStatement<[userId: string], { is_away: number }>("select is_away from users where id = $1");

export async function selectIsAway(db: Db, userId: string): Promise<boolean> {
  return Number((await selectAway(db, userId))[0]?.is_away ?? 0) === 1;
}

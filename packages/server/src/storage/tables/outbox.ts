import type { Generated, Selectable } from "kysely";

/** Who receives the event: the members of its channel, everyone in the workspace, one person, or one app. */
export type Audience = "channel" | "team" | "user" | "app";

/**
 * Events, written in the transaction that caused them. Readers go by (txid, id). `txid` is the same number for all events
 * since migration 0003, the highest one that positions can hold, so the id decides. It is the id of the transaction in
 * older events of PostgreSQL, and 0 in events that SQLite wrote; both come first. On PostgreSQL a later id may become
 * visible before an earlier one: readers use the function `outbox_after`, which waits for the earlier one (decision 39).
 */
export interface OutboxTable {
  id: Generated<number>;
  txid: Generated<number>;
  team_id: string;
  channel_id: string | null;
  app_id: string | null;
  user_id: string | null;
  audience: Audience;
  type: string;
  at_ms: number;
  payload: string;
  /** The id of the request that caused it, on servers with a readable log. */
  cause: string | null;
}

export type OutboxRow = Selectable<OutboxTable>;

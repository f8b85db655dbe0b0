import type { Generated, Selectable } from "kysely";

/** Who hears of it: the members of its channel, everybody in the workspace, one person, or one app alone. */
export type Audience = "channel" | "team" | "user" | "app";

/**
 * What happened, written in the transaction that made it happen. Readers go by (txid, id):
 * on PostgreSQL a later id may become visible before an earlier one, and reading by id alone would skip it.
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
  /** The request that made it happen, on servers whose log somebody can read. */
  cause: string | null;
}

export type OutboxRow = Selectable<OutboxTable>;

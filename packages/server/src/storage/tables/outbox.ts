import type { Generated, Selectable } from "kysely";

/** Who receives the event: the members of its channel, everyone in the workspace, one person, or one app. */
export type Audience = "channel" | "team" | "user" | "app";

/**
 * Events, written in the transaction that caused them. Readers go by (txid, id): on PostgreSQL a later id may become
 * visible before an earlier one, and reading by id alone would skip the earlier one.
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

import type { Generated } from "kysely";

/** A person has sockets to a server. Valid as long as the server renews its lease. */
export interface PresencesTable {
  server: string;
  user_id: string;
  seen_ms: number;
  /** How many sockets. */
  connections: Generated<number>;
  /** 0 when the person is away: manually, or without activity on every socket. */
  is_active: Generated<number>;
  /** As of the last change of the row. */
  last_activity_ms: Generated<number>;
}

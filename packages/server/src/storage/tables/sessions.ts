import type { Selectable } from "kysely";

/** One row per browser that somebody signed in with; only the hash of what its cookie holds. */
export interface SessionsTable {
  hash: string;
  user_id: string;
  /** What the browser calls itself, cut short: enough for the person to know it again. */
  user_agent: string;
  /** 1 while the password was right and the code of the second factor has not been given. */
  code_due: number;
  created_ms: number;
  last_seen_ms: number;
  expires_ms: number;
  revoked_ms: number | null;
}

export type SessionRow = Selectable<SessionsTable>;

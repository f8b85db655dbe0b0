import type { Generated, Selectable } from "kysely";

/** A sign-in session of a browser. Only the hash of its cookie is stored. */
export interface SessionsTable {
  hash: string;
  user_id: string;
  /** The workspace of pages that name none: the one that the person opened last. */
  team_id: Generated<string>;
  /** The truncated User-Agent, by which the person recognizes the browser. */
  user_agent: string;
  /** 1 after the password and before the code of the second factor. */
  code_due: number;
  created_ms: number;
  last_seen_ms: number;
  expires_ms: number;
  revoked_ms: number | null;
}

export type SessionRow = Selectable<SessionsTable>;

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
  /** What administrators call the session. It stays when the cookie is renewed. */
  id: Generated<number>;
  /** Where the client was opened first, and last; empty before it was opened. */
  created_address: Generated<string>;
  last_address: Generated<string>;
  /** The truncated User-Agent of the last time. */
  last_user_agent: Generated<string>;
  /** When that was. */
  last_opened_ms: Generated<number>;
  /** The provider through which the person signed in. Empty for a password. */
  provider_id: Generated<string>;
  /** Whom and which session of its own the provider named; empty where it did not. */
  provider_subject: Generated<string>;
  provider_session: Generated<string>;
  /** The id token, encrypted: the provider asks for it when the person signs out. */
  sealed_id_token: Generated<string>;
}

export type SessionRow = Selectable<SessionsTable>;

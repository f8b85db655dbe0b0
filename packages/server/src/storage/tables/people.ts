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

/** How somebody wants their clients to behave; who has never chosen has no row. */
export interface PreferencesTable {
  user_id: string;
  notify: Notify;
  enter_sends: number;
}

/** Of which messages somebody wants to be told when they look elsewhere. */
export type Notify = "all" | "mentions" | "nothing";

/** Apart from the people, so that no row that is read to show a person carries it along. */
export interface PasswordsTable {
  user_id: string;
  hash: string;
  changed_ms: number;
}

export interface SecondFactorsTable {
  user_id: string;
  /** Encrypted with a key that is not in the database. */
  secret: string;
  created_ms: number;
  /** Without it the person has only begun, and is asked for no code. */
  confirmed_ms: number | null;
  /** The time step of the last code that was taken: it and those before it are spent. */
  last_step: number;
}

export interface RecoveryCodesTable {
  hash: string;
  user_id: string;
  used_ms: number | null;
}

/** How often somebody tried, by a keyed hash of who or from where: people type passwords into the wrong field. */
export interface SignInAttemptsTable {
  key: string;
  since_ms: number;
  count: number;
}

/** A link that lets people into a workspace. What makes it hard to guess is derived from the server's key, never stored. */
export interface InviteLinksTable {
  id: string;
  team_id: string;
  role: "member" | "multi_channel_guest";
  inviter_id: string;
  created_ms: number;
  expires_ms: number;
  /** How many people may still come by it. */
  uses_left: number;
  revoked_ms: number | null;
}

export type InviteLinkRow = Selectable<InviteLinksTable>;
export type SessionRow = Selectable<SessionsTable>;
export type SecondFactorRow = Selectable<SecondFactorsTable>;

import type { Generated, Selectable } from "kysely";

export type MailKind =
  | "invitation"
  | "password_reset"
  | "password_changed"
  | "second_factor_reset"
  | "new_browser"
  | "email_confirmation"
  | "email_change"
  | "digest";

/**
 * A mail, written in the transaction of the change that causes it. The row is deleted when a mail server has taken it; what
 * was captured in dev mode, or could not be delivered, stays for a while.
 */
export interface MailTable {
  /** Also the first part of the `Message-ID`, the same in every try. */
  id: string;
  kind: MailKind;
  recipient: string;
  /** The person; null for an invited one. */
  user_id: string | null;
  team_id: string | null;
  /** The language, as a locale such as `de-AT`. */
  locale: string;
  /** What the mail says, encrypted, because it may hold the secret of a link. Empty once the mail was given up. */
  sealed: string;
  created_ms: number;
  /** When the row is deleted: if it waits until then, sending it is of no use any more. */
  expires_ms: number;
  /** When it is tried next; while a server sends it, when others take over. Null once it has ended. */
  due_ms: number | null;
  /** The number of tries that were begun. */
  attempt: Generated<number>;
  /** The server that sends it. */
  server_id: string | null;
  ended_ms: number | null;
  outcome: "captured" | "failed" | null;
  /** Why the last try failed. */
  fault: Generated<string>;
}

export type MailRow = Selectable<MailTable>;

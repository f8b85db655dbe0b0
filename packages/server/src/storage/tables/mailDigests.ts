import type { Generated, Selectable } from "kysely";

/** How far digests of missed messages have come, for every person who has signed in since there are digests. */
export interface MailDigestsTable {
  user_id: string;
  /** When the person's unread messages are looked at next; null while they want no digests. */
  due_ms: number | null;
  /** Messages up to here are never in a later digest. 0 before the first look. */
  covered_ts: number;
  /** When the last digest was made; 0 before the first. */
  sent_ms: Generated<number>;
}

export type MailDigestRow = Selectable<MailDigestsTable>;

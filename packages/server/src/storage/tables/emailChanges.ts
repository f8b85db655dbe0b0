import type { Selectable } from "kysely";

/**
 * A new address that a person entered and has not confirmed. There is one for each person; the row has the hash of the link's
 * secret alone, and is deleted when the link is used.
 */
export interface EmailChangesTable {
  user_id: string;
  email: string;
  hash: string;
  created_ms: number;
  expires_ms: number;
}

export type EmailChangeRow = Selectable<EmailChangesTable>;

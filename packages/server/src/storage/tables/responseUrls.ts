import type { Selectable } from "kysely";

/** Response URLs of interactions. Only the hash of their secret is stored. */
export interface ResponseUrlsTable {
  hash: string;
  app_id: string;
  team_id: string;
  /** The person who acted, who receives ephemeral answers. */
  user_id: string;
  channel_id: string;
  /** The message of the interaction, if any. */
  message_ts: string | null;
  is_ephemeral: number;
  thread_ts: string | null;
  uses: number;
  expires_ms: number;
}

export type ResponseUrlRow = Selectable<ResponseUrlsTable>;

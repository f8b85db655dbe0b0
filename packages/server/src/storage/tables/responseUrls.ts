import type { Selectable } from "kysely";

/** Addresses through which an app answers an interaction. Only the hash is kept of what cannot be guessed in them. */
export interface ResponseUrlsTable {
  hash: string;
  app_id: string;
  team_id: string;
  /** Who acted: what is for one person alone is for this one. */
  user_id: string;
  channel_id: string;
  /** The message that was acted on, when there was one. */
  message_ts: string | null;
  is_ephemeral: number;
  thread_ts: string | null;
  uses: number;
  expires_ms: number;
}

export type ResponseUrlRow = Selectable<ResponseUrlsTable>;

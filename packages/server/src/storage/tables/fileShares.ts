import type { Selectable } from "kysely";

/**
 * A message of a channel that shows the file. Access to the file follows access to the channel now, so the row does
 * not store whether the channel is public: a copy would be wrong after the channel becomes private.
 */
export interface FileSharesTable {
  file_id: string;
  channel_key: number;
  ts: number;
  /** The thread of the message; 0 for the channel itself. */
  thread_ts: number;
  user_id: string;
}

export type FileShareRow = Selectable<FileSharesTable>;

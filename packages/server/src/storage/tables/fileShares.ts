import type { Selectable } from "kysely";

/**
 * A message of a channel that shows the file. Who may see the channel now may see the file, so whether that channel is
 * public is asked of the channel and not kept here, where it would be wrong after the channel was made private.
 */
export interface FileSharesTable {
  file_id: string;
  channel_key: number;
  ts: number;
  /** The thread that the message stands in; 0 for the channel itself. */
  thread_ts: number;
  user_id: string;
}

export type FileShareRow = Selectable<FileSharesTable>;

import type { Selectable } from "kysely";

/** A message that shows a call and changes with it. */
export interface CallMessagesTable {
  call_id: string;
  channel_key: number;
  thread_ts: number;
  ts: number;
}

export type CallMessageRow = Selectable<CallMessagesTable>;

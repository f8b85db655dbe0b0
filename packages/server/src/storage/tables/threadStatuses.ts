import type { StatusClearReason } from "@platform/protocol/resources/threadStatus.ts";
import type { Selectable } from "kysely";

/** What an app says that it is at in a thread. A cleared one is kept for a while, to tell why. */
export interface ThreadStatusesTable {
  channel_key: number;
  thread_ts: number;
  app_id: string;
  bot_user_id: string;
  status: string;
  /** JSON: texts that clients show in turn. */
  loading_messages: string;
  set_ms: number;
  /** When it is cleared unless it is set again; null for one that was cleared. */
  due_ms: number | null;
  cleared_ms: number | null;
  clear_reason: StatusClearReason | null;
}

export type ThreadStatusRow = Selectable<ThreadStatusesTable>;

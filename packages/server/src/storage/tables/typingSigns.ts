import type { Generated } from "kysely";

/** Somebody writes, on one of several servers. Believed for seconds, then swept. */
export interface TypingSignsTable {
  id: Generated<number>;
  /** Which run of which server it was told to. */
  server: string;
  channel_id: string;
  user_id: string;
  thread_ts: string | null;
  at_ms: number;
}

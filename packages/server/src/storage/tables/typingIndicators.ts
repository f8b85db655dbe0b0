import type { Generated } from "kysely";

/** A person is typing, as another server reported. Valid for a few seconds, then deleted. */
export interface TypingIndicatorsTable {
  id: Generated<number>;
  /** The server process that received it. */
  server: string;
  channel_id: string;
  user_id: string;
  thread_ts: string | null;
  at_ms: number;
}

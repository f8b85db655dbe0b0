import type { Selectable } from "kysely";

/** A conversation with agents, in the thread that begins with the message `thread_ts`. */
export interface AgentSessionsTable {
  channel_key: number;
  thread_ts: number;
  /** Empty while nobody has given it one: readers then see the beginning of its first message, which is stored only there. */
  title: string;
  initiator_id: string | null;
  created_ms: number;
}

export type AgentSessionRow = Selectable<AgentSessionsTable>;

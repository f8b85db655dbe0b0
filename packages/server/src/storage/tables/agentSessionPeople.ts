import type { Selectable } from "kysely";

/** A person who began a session or follows its thread. */
export interface AgentSessionPeopleTable {
  user_id: string;
  channel_key: number;
  thread_ts: number;
  is_pinned: number;
  is_archived: number;
  /** The last change of the session, by which the sessions of a person are sorted. */
  active_ms: number;
}

export type AgentSessionPersonRow = Selectable<AgentSessionPeopleTable>;

import type { Selectable } from "kysely";

/** `stopped` ended before every item was tried, because its actor is gone. */
export type JobState = "waiting" | "running" | "done" | "stopped";

/** Work on many objects that continues after its call was answered, on any server. */
export interface JobsTable {
  id: string;
  org_id: string | null;
  /** The workspace of an actor who administers that workspace only; null for a job of the org. */
  team_id: string | null;
  kind: string;
  actor_id: string;
  /** JSON: the caller as of the call. Their rights are read again for every item. */
  caller: string;
  /** JSON: what the kind needs besides the items. */
  arguments: string;
  /** While it is set, no other job can have it. */
  exclusive_key: string | null;
  state: JobState;
  total: number;
  done: number;
  failed: number;
  /** Null when it has ended. */
  due_ms: number | null;
  created_ms: number;
  started_ms: number | null;
  ended_ms: number | null;
}

export type JobRow = Selectable<JobsTable>;

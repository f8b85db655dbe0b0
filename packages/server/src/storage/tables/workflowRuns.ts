import type { Generated, Selectable } from "kysely";

/** The status of a run or of one of its steps. */
export type RunStatus = "running" | "completed" | "failed" | "cancelled";

/**
 * One run of an app's workflow. The row is its whole state: after a crash, any server continues from `position`.
 */
export interface WorkflowRunsTable {
  id: string;
  app_id: string;
  team_id: string;
  /** Callback id of the workflow. */
  workflow: string;
  trigger_id: string | null;
  /** The person who started it. Null for a schedule, an event or a webhook. */
  started_by: string | null;
  /** The idempotency key: a second start with the same key does nothing. */
  key: string;
  /** JSON: the workflow and its functions at the start. A later manifest applies to later runs. */
  definition: string;
  inputs: string;
  outputs: string | null;
  status: RunStatus;
  /** The index of the next or current step, from 0. The number of steps when all are done. */
  position: Generated<number>;
  /** The execution that it waits for. */
  execution_id: string | null;
  /** When a server must process it: at once, when a wait ends, or when the step times out. */
  due_ms: number | null;
  /** The number of attempts that failed inside the platform. */
  attempts: Generated<number>;
  error: string | null;
  created_ms: number;
  ended_ms: number | null;
  /** The people to notify about the failure, comma-separated. */
  notify_user_ids: string | null;
  /** When the notification about the failure was planned. */
  notified_ms: number | null;
}

export type WorkflowRunRow = Selectable<WorkflowRunsTable>;

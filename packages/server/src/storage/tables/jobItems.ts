import type { Selectable } from "kysely";

/** One object that a job is about. */
export interface JobItemsTable {
  job_id: string;
  position: number;
  subject_id: string;
  state: "waiting" | "done" | "failed";
  /** The code of the refusal. */
  error: string | null;
  ended_ms: number | null;
}

export type JobItemRow = Selectable<JobItemsTable>;

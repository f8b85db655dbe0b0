import type { Selectable } from "kysely";

/** One pass over everything that has a rule. It is done in bites, and any server continues it. */
export interface RetentionRunsTable {
  id: string;
  /** The org or workspace for which it was requested; null for the daily run, which covers all. */
  scope_id: string | null;
  started_ms: number;
  finished_ms: number | null;
  stage: "messages" | "files" | "held";
  /** JSON: where the next bite of the stage begins. */
  position: string;
}

export type RetentionRunRow = Selectable<RetentionRunsTable>;

import type { Selectable } from "kysely";
import type { RetentionKind } from "./retentionRules.ts";

/** What one run deleted in one channel, or of the files of a workspace. */
export interface RetentionReportsTable {
  run_id: string;
  team_id: string;
  /** Empty for the files of a workspace. */
  channel_id: string;
  rule_scope_id: string;
  rule_kind: RetentionKind;
  duration_days: number;
  cutoff_ts: number;
  deleted: number;
  /** How many were older than the cutoff, and stayed because of a legal hold. */
  held: number;
  min_ts: number | null;
  max_ts: number | null;
  started_ms: number;
  updated_ms: number;
}

export type RetentionReportRow = Selectable<RetentionReportsTable>;

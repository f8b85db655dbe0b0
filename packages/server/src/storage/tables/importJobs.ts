import type { Selectable } from "kysely";

/** What a job of the kind `imports.run` needs besides its row in `jobs`. */
export interface ImportJobsTable {
  job_id: string;
  team_id: string;
  /** The uploaded archive; null when it was removed. */
  file_id: string | null;
  /** How the archive was called. */
  file_name: string;
  is_dry_run: number;
  has_files: number;
  has_roles: number;
  /** The run that works on it. Nobody else writes for it; another claim ends that run. */
  claim: string | null;
  /** JSON: how far the current step is. */
  progress: string | null;
  /** JSON: what the check found, and what the import could not keep. */
  report: string | null;
  /** What went wrong, in words. */
  fault: string | null;
  people_added: number;
  conversations_added: number;
  messages_added: number;
  files_added: number;
  created_ms: number;
}

export type ImportJobRow = Selectable<ImportJobsTable>;

import type { Selectable } from "kysely";

/** A part of the file that a job writes: what one of its items has added. The parts in their order are the file. */
export interface JobFilesTable {
  job_id: string;
  position: number;
  blob_key: string;
  size: number;
  /** The same for all parts of a job. */
  expires_ms: number;
}

export type JobFileRow = Selectable<JobFilesTable>;

import type { Selectable } from "kysely";

/** A held file that was deleted: it names the bytes, which stay until the last hold on it is released. */
export interface HeldFilesTable {
  file_id: string;
  /** The owner. */
  user_id: string;
  created_ms: number;
  blob_key: string | null;
  /** JSON: the row before the deletion, and the content of a canvas or a list. */
  file: string;
  deleted_by: string;
  deleted_ms: number;
}

export type HeldFileRow = Selectable<HeldFilesTable>;

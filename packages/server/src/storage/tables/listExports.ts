import type { Selectable } from "kysely";

/** A requested download of a list. The file is written when it is downloaded. */
export interface ListExportsTable {
  id: string;
  list_id: string;
  user_id: string;
  /** Whether archived items are part of it. */
  has_archived: number;
  expires_ms: number;
}

export type ListExportRow = Selectable<ListExportsTable>;

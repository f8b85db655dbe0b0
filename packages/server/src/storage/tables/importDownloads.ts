import type { Selectable } from "kysely";

/** A file of an import that is a link until its bytes are fetched. Deleted with its address when they are here. */
export interface ImportDownloadsTable {
  team_id: string;
  file_id: string;
  /** With the token of the export, encrypted. */
  encrypted_url: string;
  /** JSON: what the file becomes. */
  file: string;
  /** Why the last attempt failed. */
  error: string | null;
}

export type ImportDownloadRow = Selectable<ImportDownloadsTable>;

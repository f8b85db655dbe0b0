import type { Selectable } from "kysely";

/** A file that an app keeps elsewhere, by the name that the app gave it. Its row in `files` has everything that is shown. */
export interface RemoteFilesTable {
  file_id: string;
  app_id: string;
  team_id: string;
  external_id: string;
  /** Its text, for searches only. */
  contents: string;
}

export type RemoteFileRow = Selectable<RemoteFilesTable>;

import type { Selectable } from "kysely";

/** A file of an export, and how far it was imported. Written in the transaction of what was imported. */
export interface ImportEntriesTable {
  team_id: string;
  /** What the file is about and its name: the id of the conversation instead of its folder, because channels are renamed. */
  path: string;
  /** Of the content that the other columns describe. */
  digest: string;
  /** How many of its objects were imported. */
  position: number;
  is_done: number;
  /** The newest message that was imported from any version of the file. */
  last_ts: number;
}

export type ImportEntryRow = Selectable<ImportEntriesTable>;

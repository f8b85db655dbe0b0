import type { Selectable } from "kysely";

/** What a list has besides its file. */
export interface ListsTable {
  /** The id of the file. */
  id: string;
  /** JSON: the columns in order, without those of to-do mode. */
  columns: string;
  /** JSON: rich text blocks. */
  description_blocks: string;
  is_todo: number;
  /** Who changed the list or one of its items last. */
  editor_id: string;
  /** The number of the newest item. */
  last_number: number;
}

export type ListContentRow = Selectable<ListsTable>;

import type { Generated, Selectable } from "kysely";

/** A record of a list, with a conversation for its comments. A deleted one keeps its row, without fields. */
export interface ListItemsTable {
  id: string;
  list_id: string;
  channel_id: string;
  creator_id: string;
  /** JSON: the values of the cells, by the id of the column. */
  fields: string;
  created_ms: number;
  updated_ms: number;
  /** The item that this one is a subtask of. */
  parent_id: string | null;
  updater_id: Generated<string>;
  /** Rises with every item of the list, whatever the clock says. */
  number: Generated<number>;
  archived_ms: number | null;
  deleted_ms: number | null;
}

export type ListItemRow = Selectable<ListItemsTable>;

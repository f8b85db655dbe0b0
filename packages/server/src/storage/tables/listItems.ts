import type { Selectable } from "kysely";

/** A record of a list. People talk about it in a conversation of its own. */
export interface ListItemsTable {
  id: string;
  list_id: string;
  channel_id: string;
  creator_id: string;
  /** JSON, as they were given. */
  fields: string;
  created_ms: number;
  updated_ms: number;
}

export type ListItemRow = Selectable<ListItemsTable>;

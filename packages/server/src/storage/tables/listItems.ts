import type { Selectable } from "kysely";

/** A record of a list, with a conversation for its comments. */
export interface ListItemsTable {
  id: string;
  list_id: string;
  channel_id: string;
  creator_id: string;
  /** JSON, as the caller sent them. */
  fields: string;
  created_ms: number;
  updated_ms: number;
}

export type ListItemRow = Selectable<ListItemsTable>;

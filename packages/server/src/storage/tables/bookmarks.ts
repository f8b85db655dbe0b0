import type { Selectable } from "kysely";

/** A link in the header of a channel. */
export interface BookmarksTable {
  id: string;
  channel_key: number;
  title: string;
  link: string;
  emoji: string | null;
  /** In ascending order. */
  position: number;
  app_id: string | null;
  updater_id: string;
  created_ms: number;
  updated_ms: number;
}

export type BookmarkRow = Selectable<BookmarksTable>;

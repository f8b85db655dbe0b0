import type { Selectable } from "kysely";

/** A link at the head of a channel. */
export interface BookmarksTable {
  id: string;
  channel_key: number;
  title: string;
  link: string;
  emoji: string | null;
  /** Smaller comes first. */
  position: number;
  app_id: string | null;
  updater_id: string;
  created_ms: number;
  updated_ms: number;
}

export type BookmarkRow = Selectable<BookmarksTable>;

import type { Selectable } from "kysely";

/**
 * Who reacted to which message with what. What a page shows stands in the body of the message; these rows keep each
 * person to one of a kind, and find what somebody has reacted to.
 */
export interface ReactionsTable {
  channel_key: number;
  ts: number;
  name: string;
  user_id: string;
  at_ms: number;
}

/** A message that somebody pinned to its channel. */
export interface PinsTable {
  channel_key: number;
  ts: number;
  user_id: string;
  at_ms: number;
}

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

/** An emoji of a workspace's own: a picture, or another name for one. */
export interface CustomEmojiTable {
  team_id: string;
  name: string;
  url: string | null;
  alias_for: string | null;
  creator_id: string;
  created_ms: number;
}

export type PinRow = Selectable<PinsTable>;
export type BookmarkRow = Selectable<BookmarksTable>;
export type CustomEmojiRow = Selectable<CustomEmojiTable>;

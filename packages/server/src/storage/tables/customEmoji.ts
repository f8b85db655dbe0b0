import type { Selectable } from "kysely";

/** An emoji of a workspace's own: a picture, or another name for one. */
export interface CustomEmojiTable {
  team_id: string;
  name: string;
  url: string | null;
  alias_for: string | null;
  creator_id: string;
  created_ms: number;
}

export type CustomEmojiRow = Selectable<CustomEmojiTable>;

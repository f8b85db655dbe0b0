import type { Selectable } from "kysely";

/** A custom emoji of a workspace: an image or an alias. */
export interface CustomEmojiTable {
  team_id: string;
  name: string;
  url: string | null;
  alias_for: string | null;
  creator_id: string;
  created_ms: number;
}

export type CustomEmojiRow = Selectable<CustomEmojiTable>;

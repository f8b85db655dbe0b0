import type { Selectable } from "kysely";

/** What an app shows to one person: modals one on top of the other, and its home tab. Closed ones are gone. */
export interface ViewsTable {
  id: string;
  /** The workspace of the person. */
  team_id: string;
  app_id: string;
  installed_team_id: string;
  bot_id: string | null;
  user_id: string;
  type: "modal" | "home";
  external_id: string | null;
  /** The view at the bottom of the stack. */
  root_id: string;
  /** The view right below. */
  previous_id: string | null;
  /** Where the person was looking when the stack was opened. */
  channel_id: string | null;
  /** Another one after each change. */
  hash: string;
  /** JSON, as the app sent it, with the ids that it left out. */
  content: string;
  /** JSON: what the person has entered so far, by block and action. */
  state: string;
  created_ms: number;
}

export type ViewRow = Selectable<ViewsTable>;

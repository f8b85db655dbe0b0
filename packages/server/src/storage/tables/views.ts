import type { Selectable } from "kysely";

/** The open views of an app for one person: a stack of modals, the home tab, and details panes of work objects. */
export interface ViewsTable {
  id: string;
  /** The workspace of the person. */
  team_id: string;
  app_id: string;
  installed_team_id: string;
  bot_id: string | null;
  user_id: string;
  type: "modal" | "home" | "entity_detail";
  external_id: string | null;
  /** The view at the bottom of the stack. */
  root_id: string;
  /** The view right below. */
  previous_id: string | null;
  /** The channel in which the person opened the stack. */
  channel_id: string | null;
  /** Changes with every update. */
  hash: string;
  /** JSON, as the app sent it, with generated ids where it had none. */
  content: string;
  /** JSON: what the person has entered so far, by block and action. */
  state: string;
  created_ms: number;
  /** JSON: what a legacy dialog has besides its view. Null for views that the app opened as such. */
  dialog: string | null;
  /** JSON: what a details pane is about, and what its app answered. Null for other views. */
  entity: string | null;
}

export type ViewRow = Selectable<ViewsTable>;

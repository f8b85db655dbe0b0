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

/** Trigger ids that were exchanged for a view, until nobody can try again. */
export interface SpentTriggersTable {
  hash: string;
  spent_ms: number;
}

/** Addresses through which an app answers an interaction. Only the hash is kept of what cannot be guessed in them. */
export interface ResponseUrlsTable {
  hash: string;
  app_id: string;
  team_id: string;
  /** Who acted: what is for one person alone is for this one. */
  user_id: string;
  channel_id: string;
  /** The message that was acted on, when there was one. */
  message_ts: string | null;
  is_ephemeral: number;
  thread_ts: string | null;
  uses: number;
  expires_ms: number;
}

/** Messages of apps that one person alone sees, for as long as that person can act on them. */
export interface EphemeralsTable {
  channel_id: string;
  ts: string;
  user_id: string;
  app_id: string;
  /** JSON, as it went out. */
  body: string;
  expires_ms: number;
}

export type ViewRow = Selectable<ViewsTable>;
export type ResponseUrlRow = Selectable<ResponseUrlsTable>;
export type EphemeralRow = Selectable<EphemeralsTable>;

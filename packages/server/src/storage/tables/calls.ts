import type { Selectable } from "kysely";

/** A call that an app announces. The service of the app carries it; here is only who takes part and how to join. */
export interface CallsTable {
  id: string;
  team_id: string;
  app_id: string;
  /** Who started it. */
  user_id: string;
  /** The app's own name for it, unique for the app in a workspace. */
  external_unique_id: string;
  external_display_id: string;
  title: string;
  join_url: string;
  desktop_app_join_url: string;
  /** JSON: everyone who has ever taken part, with whether they are in it. */
  users: string;
  started_ms: number;
  ended_ms: number | null;
}

export type CallRow = Selectable<CallsTable>;

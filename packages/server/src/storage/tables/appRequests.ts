import type { Selectable } from "kysely";

/** An administrator cancels a request; the person who made it withdraws it. */
export type AppRequestStatus = "pending" | "approved" | "restricted" | "cancelled" | "withdrawn";

/** A person asks the administrators of a workspace to approve an app. */
export interface AppRequestsTable {
  id: string;
  team_id: string;
  app_id: string;
  user_id: string;
  /** Separated by commas, as are those of the user. */
  bot_scopes: string;
  user_scopes: string;
  message: string;
  created_ms: number;
  status: AppRequestStatus;
  resolved_ms: number | null;
}

export type AppRequestRow = Selectable<AppRequestsTable>;

export type Resolution = "approved" | "restricted";

/** What an administrator decided about an app in a workspace; installed or not. */
export interface AppResolutionsTable {
  team_id: string;
  app_id: string;
  resolution: Resolution;
  user_id: string;
  at_ms: number;
}

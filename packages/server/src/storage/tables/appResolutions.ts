export type Resolution = "approved" | "restricted";

/** The decision of an administrator about an app in a workspace, whether the app is installed or not. */
export interface AppResolutionsTable {
  team_id: string;
  app_id: string;
  resolution: Resolution;
  user_id: string;
  at_ms: number;
  /** The scopes of an approval, separated by commas. Null approves all that the app asks for. */
  scopes: string | null;
}

export type AppLinkPreviews = "all_details" | "limited_details" | "no_preview";

/** What the administrators of an org, or of a workspace outside any, set for an app. */
export interface AppConfigsTable {
  /** The org, or the workspace. */
  place_id: string;
  app_id: string;
  link_previews: AppLinkPreviews;
}

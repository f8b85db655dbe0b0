export type CollaboratorRole = "owner" | "reader";

/** The people who work on an app. Owners change it, readers see its configuration. */
export interface AppCollaboratorsTable {
  app_id: string;
  user_id: string;
  role: CollaboratorRole;
  added_ms: number;
}

export type CollaboratorRole = "owner" | "reader";

/** The people who work on an app: owners change it, readers see how it is made. */
export interface AppCollaboratorsTable {
  app_id: string;
  user_id: string;
  role: CollaboratorRole;
  added_ms: number;
}

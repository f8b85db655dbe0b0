/** A person whom an administrator has added to a workflow in a workspace, or removed from it. */
export interface WorkflowCollaboratorsTable {
  team_id: string;
  app_id: string;
  /** Its callback id in the manifest. */
  workflow: string;
  user_id: string;
  /** 0 for a collaborator of the app who does not work on this workflow. */
  is_added: number;
  decided_ms: number;
}

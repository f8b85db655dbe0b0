/** A workflow that administrators have unpublished in a workspace. */
export interface UnpublishedWorkflowsTable {
  team_id: string;
  app_id: string;
  /** Its callback id in the manifest. */
  workflow: string;
  user_id: string;
  at_ms: number;
}

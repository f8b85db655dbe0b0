/** The account that a collaborator chose for the steps of a workflow that act with the developer's credentials. */
export interface ExternalAuthChoicesTable {
  app_id: string;
  /** Callback id of the workflow. */
  workflow: string;
  provider_key: string;
  token_id: string;
}

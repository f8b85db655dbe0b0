/** The workspaces that an org-wide installation may work in. */
export interface InstallationTeamsTable {
  installation_id: string;
  team_id: string;
  granted_ms: number;
}

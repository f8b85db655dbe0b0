/** Two orgs that share channels; a workspace outside any org stands for itself. Each pair is here both ways round. */
export interface ConnectionsTable {
  party_id: string;
  other_id: string;
  since_ms: number;
}

/**
 * Two orgs that share channels. A workspace without an org is a party itself. Each pair has a row in both directions.
 */
export interface ConnectionsTable {
  party_id: string;
  other_id: string;
  since_ms: number;
}

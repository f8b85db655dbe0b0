/** Networks that an org trusts: a session that moves there is no anomaly. */
export interface AnomalyAllowlistsTable {
  org_id: string;
  /** IPv4 networks in CIDR notation, as a comma list. */
  trusted_cidr: string;
  updated_ms: number;
}

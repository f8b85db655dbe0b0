/** A running server on a shared database. When its lease ends, others take over all that it holds. */
export interface ServersTable {
  id: string;
  lease_until_ms: number;
}

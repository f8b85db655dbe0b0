/** A person has a socket to a server. Valid as long as the server renews it. */
export interface PresencesTable {
  server: string;
  user_id: string;
  seen_ms: number;
}

/** Somebody has a socket to a server. True as long as that server goes on saying so. */
export interface PresencesTable {
  server: string;
  user_id: string;
  seen_ms: number;
}

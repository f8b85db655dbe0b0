/** What an app's functions get as their environment. */
export interface AppVariablesTable {
  app_id: string;
  name: string;
  /** Encrypted under a key that is derived from the server's: a copy of the database shows nothing. */
  sealed: string;
  set_ms: number;
}

/** The environment variables of an app's functions. */
export interface AppVariablesTable {
  app_id: string;
  name: string;
  /** Encrypted with a key that is derived from the server key, so a copy of the database does not reveal it. */
  sealed: string;
  set_ms: number;
}

/** The client secret of an app at an OAuth provider of others. */
export interface ExternalSecretsTable {
  app_id: string;
  provider_key: string;
  /** Encrypted with a key that is derived from the server key. */
  sealed: string;
  set_ms: number;
}

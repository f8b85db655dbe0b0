/** Logout tokens of providers that ended sessions: none is accepted twice, by any server. */
export interface UsedLogoutTokensTable {
  /** Of the provider and the `jti` of the token. */
  hash: string;
  /** From here on the token is refused by its age. */
  expires_ms: number;
}

/** An assertion of a SAML provider that was accepted, for as long as another server might accept it again. */
export interface UsedAssertionsTable {
  provider_id: string;
  assertion_hash: string;
  expires_ms: number;
}

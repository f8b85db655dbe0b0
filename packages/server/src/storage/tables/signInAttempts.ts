/**
 * Sign-in attempts by a keyed hash of account or IP address. Hashed because people type passwords into the wrong field.
 */
export interface SignInAttemptsTable {
  key: string;
  since_ms: number;
  count: number;
}

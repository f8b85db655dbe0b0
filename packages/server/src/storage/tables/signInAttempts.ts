/** How often somebody tried, by a keyed hash of who or from where: people type passwords into the wrong field. */
export interface SignInAttemptsTable {
  key: string;
  since_ms: number;
  count: number;
}

/** Trigger ids that were exchanged for a view, until nobody can try again. */
export interface SpentTriggersTable {
  hash: string;
  spent_ms: number;
}

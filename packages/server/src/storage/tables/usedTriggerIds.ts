/** Trigger ids that were exchanged for a view, stored until they expire. */
export interface UsedTriggerIdsTable {
  hash: string;
  used_ms: number;
}

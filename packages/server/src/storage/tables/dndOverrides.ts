/** When a person last notified another one in spite of do not disturb. */
export interface DndOverridesTable {
  user_id: string;
  receiver_id: string;
  at_ms: number;
}

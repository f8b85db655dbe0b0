/** A link trigger that a channel features. */
export interface FeaturedWorkflowsTable {
  channel_key: number;
  trigger_id: string;
  /** In ascending order. */
  position: number;
}

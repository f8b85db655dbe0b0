/** How many messages a workspace posted in a month. Counted only while its plan has a quota. */
export interface MessageCountsTable {
  team_id: string;
  /** Like 2026-01, in UTC. */
  month: string;
  posted: number;
}

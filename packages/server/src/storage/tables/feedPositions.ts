/** Up to where a person has seen what concerns them in a workspace. */
export interface FeedPositionsTable {
  user_id: string;
  team_id: string;
  read_ts: number;
}

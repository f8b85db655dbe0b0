/** The workspaces that a channel is shared with, besides the one it is at home in. */
export interface ChannelTeamsTable {
  channel_key: number;
  team_id: string;
  since_ms: number;
}

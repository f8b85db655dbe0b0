/** The workspaces that a channel is shared with, besides its own. */
export interface ChannelTeamsTable {
  channel_key: number;
  team_id: string;
  since_ms: number;
}

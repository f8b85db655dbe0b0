import type { Generated } from "kysely";

/** The workspaces that a channel is shared with, besides its own. */
export interface ChannelTeamsTable {
  channel_key: number;
  team_id: string;
  since_ms: number;
  /** Whether its people may post, but not invite. */
  is_limited: Generated<number>;
}

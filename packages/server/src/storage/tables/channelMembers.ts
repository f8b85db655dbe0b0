import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
import type { Generated } from "kysely";

export interface ChannelMembersTable {
  channel_key: number;
  user_id: string;
  joined_ms: number;
  last_read_ts: number;
  /** The newest message when the person closed the conversation. A later message opens it again without a write. */
  closed_ts: number | null;
  /** 1 when the person muted the channel. Mentions still notify them. */
  is_muted: Generated<number>;
  /** Which messages notify the person; `default` for what the preferences say. */
  notify_level: Generated<NotifyLevel>;
}

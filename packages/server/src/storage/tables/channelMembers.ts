import type { Generated } from "kysely";

export interface ChannelMembersTable {
  channel_key: number;
  user_id: string;
  joined_ms: number;
  last_read_ts: number;
  /** The newest message when the person closed it: whatever comes after opens it again, without anybody writing so. */
  closed_ts: number | null;
  /** 1 when the person does not want to hear of it; what names them still reaches them. */
  is_muted: Generated<number>;
}

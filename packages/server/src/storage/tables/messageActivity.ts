import type { Selectable } from "kysely";

/** Analytics counters of a message, updated as people act, so that a page reads one row per message. */
export interface MessageActivityTable {
  channel_key: number;
  ts: number;
  views: number;
  desktop_views: number;
  mobile_views: number;
  web_views: number;
  reactions: number;
  shares: number;
  clicks: number;
}

export type MessageActivityRow = Selectable<MessageActivityTable>;

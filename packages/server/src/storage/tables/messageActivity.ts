import type { Selectable } from "kysely";

/** How many people did what, counted as it happens: a page of these costs as many rows as it has messages. */
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

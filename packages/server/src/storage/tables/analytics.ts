import type { Selectable } from "kysely";

/** What somebody can do with a message; looking at it is counted once overall and once for each kind of client. */
export type ActKind = "view" | "view_desktop" | "view_mobile" | "view_web" | "reaction" | "share" | "click";

/**
 * That somebody has done something with a message at least once. The row is what makes a count one of people: it is
 * written once, and counters rise only with it.
 */
export interface MessageActsTable {
  channel_key: number;
  ts: number;
  kind: ActKind;
  user_id: string;
}

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

/** The same for the people of one department or one workspace, as they were when they did it. */
export interface MessageActivityPartsTable {
  channel_key: number;
  ts: number;
  part: "department" | "team";
  /** The department, or the id of the workspace. */
  name: string;
  views: number;
  reactions: number;
  shares: number;
  clicks: number;
}

export type MessageActRow = Selectable<MessageActsTable>;
export type MessageActivityRow = Selectable<MessageActivityTable>;
export type MessageActivityPartRow = Selectable<MessageActivityPartsTable>;

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

export type MessageActRow = Selectable<MessageActsTable>;

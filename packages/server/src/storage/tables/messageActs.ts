import type { Selectable } from "kysely";

/** What a person can do with a message. A view counts once overall and once per kind of client. */
export type ActKind = "view" | "view_desktop" | "view_mobile" | "view_web" | "reaction" | "share" | "click";

/**
 * A person has acted on a message at least once. Counters increase only when this row is inserted, so they count
 * people.
 */
export interface MessageActsTable {
  channel_key: number;
  ts: number;
  kind: ActKind;
  user_id: string;
}

export type MessageActRow = Selectable<MessageActsTable>;

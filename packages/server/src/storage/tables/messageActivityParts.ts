import type { Selectable } from "kysely";

/** The same counters by department and by workspace of the people at that time. */
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

export type MessageActivityPartRow = Selectable<MessageActivityPartsTable>;

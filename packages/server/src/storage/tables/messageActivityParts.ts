import type { Selectable } from "kysely";

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

export type MessageActivityPartRow = Selectable<MessageActivityPartsTable>;

import type { Selectable } from "kysely";

/** A message that its author has begun and not sent. The row is deleted when it is sent. */
export interface DraftsTable {
  id: string;
  team_id: string;
  user_id: string;
  channel_id: string;
  /** The first message of the thread, or empty. */
  thread_ts: string;
  /** 0 for the draft in the composer of its place, of which there is one; 1 for an earlier one that lost a conflict. */
  is_copy: number;
  /** JSON: rich text blocks. */
  blocks: string;
  /** Also the version: it grows with every change of the row. */
  updated_ms: number;
}

export type DraftRow = Selectable<DraftsTable>;

import type { Selectable } from "kysely";

export type CanvasLevel = "read" | "write" | "owner";

/** People and channels that a canvas was shared with. Its owner is the file's, and has no row. */
export interface CanvasAccessTable {
  file_id: string;
  kind: "user" | "channel";
  subject_id: string;
  level: CanvasLevel;
}

export type CanvasAccessRow = Selectable<CanvasAccessTable>;

import type { Generated, Selectable } from "kysely";

/** The content of a canvas, whose file has its title and its owner. */
export interface CanvasesTable {
  file_id: string;
  /** The conversation that shows it as a tab. */
  channel_key: number | null;
  tab_id: string | null;
  /** 1 for the one canvas that belongs to its conversation: members of the conversation edit it. */
  is_channel_canvas: Generated<number>;
  /** The number of the next section; ids of sections are made of it and never used twice. */
  next_section: Generated<number>;
  /** Counts the edits. */
  revision: Generated<number>;
  /** `markdown` for canvases from before sections had ids; the first edit makes it `blocks`. */
  format: Generated<"blocks" | "markdown">;
  /** JSON: the blocks, in order. */
  content: string;
}

export type CanvasRow = Selectable<CanvasesTable>;

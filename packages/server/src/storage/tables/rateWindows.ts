import type { Selectable } from "kysely";

/** Buckets that are not full, as all servers together have used them. */
export interface RateWindowsTable {
  key: string;
  /** When it will be full again. */
  full_us: number;
  /** What the last batch took. */
  taken_us: number;
  /** What `full_us` could be at most when that batch was written. */
  most_us: number;
}

export type RateRow = Selectable<RateWindowsTable>;

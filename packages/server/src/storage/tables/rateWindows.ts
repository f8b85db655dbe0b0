import type { Selectable } from "kysely";

/** Rate limit buckets that are not full, across all servers. */
export interface RateWindowsTable {
  key: string;
  /** When the bucket will be full again. */
  full_us: number;
  /** What the last batch consumed. */
  taken_us: number;
  /** The maximum of `full_us` when the last batch was written. */
  most_us: number;
}

export type RateRow = Selectable<RateWindowsTable>;

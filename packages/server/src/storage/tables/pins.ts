import type { Selectable } from "kysely";

/** A message that is pinned to its channel. */
export interface PinsTable {
  channel_key: number;
  ts: number;
  user_id: string;
  at_ms: number;
}

export type PinRow = Selectable<PinsTable>;

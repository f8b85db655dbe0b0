import type { Selectable } from "kysely";

/** Messages of apps that one person alone sees, for as long as that person can act on them. */
export interface EphemeralsTable {
  channel_id: string;
  ts: string;
  user_id: string;
  app_id: string;
  /** JSON, as it went out. */
  body: string;
  expires_ms: number;
}

export type EphemeralRow = Selectable<EphemeralsTable>;

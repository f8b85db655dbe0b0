import type { Selectable } from "kysely";

/** Ephemeral messages of apps, as long as their recipient can act on them. */
export interface EphemeralsTable {
  channel_id: string;
  ts: string;
  user_id: string;
  app_id: string;
  /** JSON, as it was sent. */
  body: string;
  expires_ms: number;
}

export type EphemeralRow = Selectable<EphemeralsTable>;

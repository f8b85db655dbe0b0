import type { Selectable } from "kysely";

/** A URL that posts into one channel. Only the hash of its secret is stored. */
export interface IncomingWebhooksTable {
  id: string;
  hash: string;
  team_id: string;
  app_id: string;
  installation_id: string;
  channel_id: string;
  /** The person who chose the channel. */
  user_id: string;
  created_ms: number;
}

export type IncomingWebhookRow = Selectable<IncomingWebhooksTable>;

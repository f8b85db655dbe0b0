import type { Selectable } from "kysely";

/** An address that posts into one channel. Its secret is kept as a hash only. */
export interface IncomingWebhooksTable {
  id: string;
  hash: string;
  team_id: string;
  app_id: string;
  installation_id: string;
  channel_id: string;
  /** Who chose the channel. */
  user_id: string;
  created_ms: number;
}

export type IncomingWebhookRow = Selectable<IncomingWebhooksTable>;

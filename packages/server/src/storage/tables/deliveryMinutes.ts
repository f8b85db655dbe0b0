import type { Generated } from "kysely";

/** The number of events of a workspace that were queued for an app in a minute, and the number that failed. */
export interface DeliveryMinutesTable {
  app_id: string;
  team_id: string;
  /** Minutes since 1970. */
  minute: number;
  queued: number;
  failed: Generated<number>;
  /** 1 after the app received `app_rate_limited`. */
  is_limited: Generated<number>;
}

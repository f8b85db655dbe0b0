import type { Generated } from "kysely";

/** How many events of a workspace an app was to hear of in a minute, and at how many it failed. */
export interface DeliveryMinutesTable {
  app_id: string;
  team_id: string;
  /** Since 1970. */
  minute: number;
  queued: number;
  failed: Generated<number>;
  /** 1 once the app was told that there were too many. */
  is_limited: Generated<number>;
}

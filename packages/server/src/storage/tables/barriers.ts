import type { Selectable } from "kysely";

/** An information barrier: people of the primary group cannot communicate with people of the other groups. */
export interface BarriersTable {
  id: string;
  team_id: string;
  primary_id: string;
  updated_ms: number;
}

export type BarrierRow = Selectable<BarriersTable>;

import type { Selectable } from "kysely";

/** An information barrier: the people of the first group and those of the others may not meet. */
export interface BarriersTable {
  id: string;
  team_id: string;
  primary_id: string;
  updated_ms: number;
}

export type BarrierRow = Selectable<BarriersTable>;

import type { Selectable } from "kysely";

/** A custodian: a person whose content a hold preserves. Deactivated people stay in it. */
export interface LegalHoldEntitiesTable {
  hold_id: string;
  user_id: string;
  added_ms: number;
}

export type LegalHoldEntityRow = Selectable<LegalHoldEntitiesTable>;

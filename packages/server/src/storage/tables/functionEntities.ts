import type { Selectable } from "kysely";

export type DistributionEntityKind = "user" | "team" | "org";

/** A person, workspace or org that may use a function. */
export interface FunctionEntitiesTable {
  app_id: string;
  function: string;
  kind: DistributionEntityKind;
  entity_id: string;
  added_ms: number;
}

export type FunctionEntityRow = Selectable<FunctionEntitiesTable>;

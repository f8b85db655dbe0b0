import type { Selectable } from "kysely";

export type DistributionEntityKind = "user" | "team" | "org";

/** Who may use a function by name: a person, or everybody in a workspace or an org. */
export interface FunctionEntitiesTable {
  app_id: string;
  function: string;
  kind: DistributionEntityKind;
  entity_id: string;
  added_ms: number;
}

export type FunctionEntityRow = Selectable<FunctionEntitiesTable>;

import type { RunPermission } from "@platform/protocol/triggers/triggerTypes.ts";
import type { Selectable } from "kysely";

/** Whose workflows may use a function of an app. Only those of people who work on the app, where there is no row. */
export interface FunctionDistributionsTable {
  app_id: string;
  /** Callback id, as the app's manifest has it. */
  function: string;
  permission_type: RunPermission;
  updated_ms: number;
}

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

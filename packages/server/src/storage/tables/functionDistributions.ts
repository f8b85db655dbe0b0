import type { RunPermission } from "@platform/protocol/triggers/triggerTypes.ts";

/** Whose workflows may use a function of an app. Only those of people who work on the app, where there is no row. */
export interface FunctionDistributionsTable {
  app_id: string;
  /** Callback id, as the app's manifest has it. */
  function: string;
  permission_type: RunPermission;
  updated_ms: number;
}

import type { RunPermission } from "@platform/protocol/triggers/triggerTypes.ts";

/** Whose workflows may use a function of an app. Without a row: only those of the app's collaborators. */
export interface FunctionDistributionsTable {
  app_id: string;
  /** The callback id in the app's manifest. */
  function: string;
  permission_type: RunPermission;
  updated_ms: number;
}

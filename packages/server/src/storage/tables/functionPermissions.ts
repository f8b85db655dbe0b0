import type { FunctionVisibility } from "@platform/protocol/workflows/functionVisibility.ts";
import type { Selectable } from "kysely";

/** Which workflows of an org or a workspace may use a function, as its administrators decide. Without a row: all of them. */
export interface FunctionPermissionsTable {
  /** Id of the org or of the workspace. */
  scope_id: string;
  app_id: string;
  /** Its callback id in the manifest. */
  function: string;
  visibility: FunctionVisibility;
  /** A JSON array of ids, empty unless the visibility is `named_entities`. */
  user_ids: string;
  updated_ms: number;
}

export type FunctionPermissionRow = Selectable<FunctionPermissionsTable>;

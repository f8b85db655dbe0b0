import type { Selectable } from "kysely";

/** A bundle that an app was deployed as. The latest is the active one, until somebody goes back to another. */
export interface AppVersionsTable {
  app_id: string;
  /** From 1, and never used twice. */
  number: number;
  /** What its bytes are kept under. */
  blob_key: string;
  size: number;
  /** JSON: the callback ids of its functions. */
  functions: string;
  is_active: number;
  created_by: string;
  created_ms: number;
}

export type AppVersionRow = Selectable<AppVersionsTable>;

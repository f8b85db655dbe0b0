import type { Selectable } from "kysely";

/** A deployed bundle of an app. The latest one is active, unless the app was rolled back. */
export interface AppVersionsTable {
  app_id: string;
  /** From 1, never reused. */
  number: number;
  /** The key of the bundle in the blob store. */
  blob_key: string;
  size: number;
  /** JSON: the callback ids of its functions. */
  functions: string;
  is_active: number;
  created_by: string;
  created_ms: number;
}

export type AppVersionRow = Selectable<AppVersionsTable>;

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

/** What an app's functions get as their environment. */
export interface AppVariablesTable {
  app_id: string;
  name: string;
  /** Encrypted under a key that is derived from the server's: a copy of the database shows nothing. */
  sealed: string;
  set_ms: number;
}

/** A bundle on its way here. */
export interface BundleUploadsTable {
  ticket_hash: string;
  app_id: string;
  user_id: string;
  /** Where its bytes are, once they have arrived. */
  blob_key: string | null;
  size: number;
  expires_ms: number;
}

export type AppVersionRow = Selectable<AppVersionsTable>;
export type BundleUploadRow = Selectable<BundleUploadsTable>;

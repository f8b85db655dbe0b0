import type { Selectable } from "kysely";

/** An upload of a bundle that is not deployed yet. */
export interface BundleUploadsTable {
  ticket_hash: string;
  app_id: string;
  user_id: string;
  /** Null until the upload is complete. */
  blob_key: string | null;
  size: number;
  expires_ms: number;
}

export type BundleUploadRow = Selectable<BundleUploadsTable>;

import type { Selectable } from "kysely";

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

export type BundleUploadRow = Selectable<BundleUploadsTable>;

import { limits } from "@platform/protocol";
import type { Blobs } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectIsBlobNamed } from "../../storage/queries/blobKeys.ts";

/** The bytes of files, as methods may use them. */
export interface FileKeeping {
  readonly blobs: Blobs;
  /** The largest file that this server takes. */
  readonly bytesMax: number;
  /** Removes bytes that no row names any more; to be called after the commit that made it so. */
  discard(db: Db, blobKey: string): Promise<void>;
}

export interface KeepingOptions {
  readonly bytesMax?: number | undefined;
  /** Whether a snapshot may bring back a row: then its bytes have to be there still. */
  readonly hasSnapshots: boolean;
}

export function keepFiles(
  blobs: Blobs,
  { bytesMax = limits.file_bytes_max, hasSnapshots }: KeepingOptions,
): FileKeeping {
  return {
    blobs,
    bytesMax,
    async discard(db, blobKey) {
      if (!hasSnapshots && !(await selectIsBlobNamed(db, blobKey))) await blobs.remove(blobKey);
    },
  };
}

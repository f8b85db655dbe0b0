import { limits } from "@platform/protocol";
import { blobOwner } from "./ports/blobs/blobOwner.ts";
import { blobPlaceOf } from "./ports/blobs/blobPlace.ts";
import { memoryBlobs } from "./ports/blobs/memoryBlobs.ts";
import { reportedBlobs } from "./ports/blobs/reportedBlobs.ts";
import type { Logger } from "./ports/log.ts";
import type { Blobs, Secrets } from "./ports/ports.ts";
import type { StoreOptions } from "./openSeededStore.ts";
import { requireFiles } from "./requireFiles.ts";
import type { Db } from "./storage/db.ts";

export interface BlobParts {
  readonly secrets: Secrets;
  readonly log: Logger;
}

/** The bytes of files that belong to an open store. What is there is compared with the rows before anything is written. */
export async function openBlobs(db: Db, options: StoreOptions, { secrets, log }: BlobParts): Promise<Blobs> {
  const place = await blobPlaceOf(options);
  if (place === undefined) return memoryBlobs();
  const { allowMissingFiles, fileBytesMax: bytesMax = limits.file_bytes_max } = options;
  await requireFiles(db, { place, allowMissingFiles, log });
  return reportedBlobs(await place.open(blobOwner(secrets), { bytesMax, log }), place.name, log);
}

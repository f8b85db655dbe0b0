import { StoreFailure } from "../failures.ts";
import type { Logger } from "../log.ts";
import type { Blobs } from "../ports.ts";

/** Logs every write that the disk or the storage refused: the caller only learns that the server is unavailable. */
export function reportedBlobs(blobs: Blobs, place: string, log: Logger): Blobs {
  return {
    ...blobs,
    async keep(source) {
      try {
        return await blobs.keep(source);
      } catch (error) {
        if (error instanceof StoreFailure) log.error({ err: error, folder: place }, error.message);
        throw error;
      }
    },
  };
}

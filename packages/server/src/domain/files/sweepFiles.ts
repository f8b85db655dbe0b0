import { limits } from "@platform/protocol";
import type { Blobs } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectIsBlobNamed } from "../../storage/queries/blobKeys.ts";

/**
 * Removes bytes that nothing names: of uploads that were never completed, and of files whose server stopped between
 * deleting the row and the bytes. What is younger than a day may be an upload that is just being written down.
 */
export async function sweepFiles(db: Db, blobs: Blobs, nowMs: number): Promise<number> {
  const beforeMs = nowMs - limits.orphan_file_s * 1000;
  await blobs.removePartials(beforeMs);
  let removed = 0;
  for await (const { key, keptMs } of blobs.list()) {
    if (keptMs >= beforeMs || (await selectIsBlobNamed(db, key))) continue;
    await blobs.remove(key);
    removed++;
  }
  return removed;
}

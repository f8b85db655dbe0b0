import { limits } from "@platform/protocol";
import type { Blobs } from "../../ports/ports.ts";
import type { Db } from "../../storage/db.ts";
import { selectIsBlobNamed } from "../../storage/queries/blobKeys.ts";

/** Files compared with the database in one step. */
const filesPerStep = 500;

export interface FileSweep {
  readonly db: Db;
  readonly blobs: Blobs;
  /** Keys that snapshots name: restoring one brings back rows that need their bytes. */
  readonly inSnapshots: ReadonlySet<string>;
  readonly nowMs: number;
}

/**
 * Removes bytes that nothing names: of uploads whose row was swept, of files whose server stopped between deleting the
 * row and the bytes, and of writes that failed. What is younger than a day may be an upload that is just being written
 * down. Yields after every step with the number of files removed.
 */
export async function* sweepFiles({ db, blobs, inSnapshots, nowMs }: FileSweep): AsyncGenerator<number> {
  const beforeMs = nowMs - limits.orphan_file_s * 1000;
  await blobs.removePartials(beforeMs);
  let compared = 0;
  let removed = 0;
  for await (const { key, keptMs } of blobs.list()) {
    if (++compared % filesPerStep === 0) {
      yield removed;
      removed = 0;
    }
    if (keptMs >= beforeMs || inSnapshots.has(key) || (await selectIsBlobNamed(db, key))) continue;
    await blobs.remove(key);
    removed++;
  }
  yield removed;
}

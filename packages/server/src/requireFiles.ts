import { filesFolderOf } from "./ports/dataFolder.ts";
import { blobKeys, hasBlob } from "./ports/blobs/blobFolder.ts";
import { StartFailure } from "./ports/failures.ts";
import type { Logger } from "./ports/log.ts";
import type { StoreOptions } from "./openSeededStore.ts";
import type { Db } from "./storage/db.ts";
import { countBlobKeys, selectBlobKeySample, selectIsBlobNamed } from "./storage/queries/blobKeys.ts";

/** So many rows, and so many files, are compared: enough to tell the right folder from a wrong one at every start. */
const rowsCompared = 50;
const filesCompared = 500;

/**
 * Refuses to start on a folder of files that has none of the files that the database names: `--files` was forgotten, or
 * the disk is not mounted. A folder that lacks only some of them is used, with a warning.
 */
export async function requireFiles(db: Db, options: StoreOptions, log: Logger): Promise<void> {
  const folder = filesFolderOf(options);
  if (folder === undefined) return;
  const named = await selectBlobKeySample(db, rowsCompared);
  const missing = named.filter((key) => !hasBlob(folder, key)).length;
  if (missing === 0) return;
  const lacksAll = missing === named.length && !(await hasNamedFile(db, folder));
  if (lacksAll && options.allowMissingFiles !== true) throw new StartFailure(refusal(await countBlobKeys(db), folder));
  log.warn({ folder, missing, compared: named.length }, "files that the database names are missing");
}

async function hasNamedFile(db: Db, folder: string): Promise<boolean> {
  let compared = 0;
  for await (const key of blobKeys(folder)) {
    if (await selectIsBlobNamed(db, key)) return true;
    if (++compared === filesCompared) return false;
  }
  return false;
}

function refusal(count: number, folder: string): string {
  const files = count === 1 ? "1 file" : `${count} files`;
  return `The database names ${files}, and ${folder} has none of them. Name the folder they are in with --files, mount it, or restore it from a backup. To start without them, pass --allow-missing-files.`;
}

import type { BlobPlace } from "./ports/blobs/blobPlace.ts";
import { StartFailure } from "./ports/failures.ts";
import type { Logger } from "./ports/log.ts";
import type { Db } from "./storage/db.ts";
import { countBlobKeys, selectBlobKeySample, selectIsBlobNamed } from "./storage/queries/blobKeys.ts";

/** So many rows, and so many files, are compared: enough to tell the right folder from a wrong one at every start. */
const rowsCompared = 50;
const filesCompared = 500;

/** So many are looked for at the same time: an object storage answers each question in some milliseconds. */
const atOnce = 16;

export interface FilesExpected {
  readonly place: BlobPlace;
  readonly allowMissingFiles?: boolean | undefined;
  readonly log: Logger;
}

/**
 * Refuses to start on a place of files that has none of the files that the database names: `--files` was forgotten, or
 * the disk is not mounted. A place that lacks only some of them is used, with a warning.
 */
export async function requireFiles(db: Db, { place, allowMissingFiles, log }: FilesExpected): Promise<void> {
  const named = await selectBlobKeySample(db, rowsCompared);
  const missing = await countMissing(place, named);
  if (missing === 0) return;
  const lacksAll = missing === named.length && !(await hasNamedFile(db, place));
  if (lacksAll && allowMissingFiles !== true) throw new StartFailure(refusal(await countBlobKeys(db), place));
  log.warn({ folder: place.name, missing, compared: named.length }, "files that the database names are missing");
}

async function countMissing(place: BlobPlace, keys: readonly string[]): Promise<number> {
  let missing = 0;
  for (let at = 0; at < keys.length; at += atOnce) {
    const found = await Promise.all(keys.slice(at, at + atOnce).map((key) => place.has(key)));
    missing += found.filter((has) => !has).length;
  }
  return missing;
}

async function hasNamedFile(db: Db, place: BlobPlace): Promise<boolean> {
  let compared = 0;
  for await (const key of place.keys()) {
    if (await selectIsBlobNamed(db, key)) return true;
    if (++compared === filesCompared) return false;
  }
  return false;
}

function refusal(count: number, { name, remedy }: BlobPlace): string {
  const files = count === 1 ? "1 file" : `${count} files`;
  return `The database names ${files}, and ${name} has none of them. ${remedy} To start without them, pass --allow-missing-files.`;
}

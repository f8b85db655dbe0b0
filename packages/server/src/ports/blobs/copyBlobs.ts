import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { StartFailure } from "../failures.ts";
import { withFolder } from "../folderError.ts";

export interface BlobCopy {
  readonly from: string;
  readonly to: string;
  readonly onProgress?: ((progress: { readonly files: number; readonly of: number }) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Leaves files that are only in the target. */
  readonly keepsOthers?: boolean;
  /** What to say when the signal ends it. */
  readonly stopped?: string;
}

/**
 * Makes one folder of bytes like another, and tells how many files there are. Bytes under a key never change, so what
 * an earlier copy holds need not be copied again. Taken after the database, it holds all that the database names, but
 * for what was deleted in between.
 */
export async function copyBlobs(copy: BlobCopy): Promise<number> {
  const { from, to, onProgress, signal, stopped = "Stopped. No backup was written." } = copy;
  const keys = withFolder(from, "--files", () => (existsSync(from) ? listKeys(from) : []));
  if (keys.length === 0 && !existsSync(to)) return 0;
  for (const [at, key] of keys.entries()) {
    if (signal?.aborted) throw new StartFailure(stopped);
    copyOne(join(from, key), join(to, key), join(to, key.slice(0, 2)), from);
    onProgress?.({ files: at + 1, of: keys.length });
    await breathe();
  }
  const wanted = new Set(keys);
  if (copy.keepsOthers !== true) for (const key of listKeys(to)) if (!wanted.has(key)) rmSync(join(to, key));
  if (keys.length > 0) copyFileSync(join(from, "owner"), join(to, "owner"));
  return keys.length;
}

/** Each as a path within the folder. */
function listKeys(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f]{2}$/.test(name))
    .flatMap((name) => readdirSync(join(folder, name)).map((key) => join(name, key)));
}

function copyOne(from: string, to: string, folder: string, source: string): void {
  // Opened first, so that a file that cannot be read is not reported as a target that cannot be written.
  const size = withFolder(source, "--files", () => readableSize(from));
  // Deleted since it was listed, or here already.
  if (size === undefined || statSync(to, { throwIfNoEntry: false })?.size === size) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  const copy = openSync(to, "r");
  fsyncSync(copy);
  closeSync(copy);
}

function readableSize(path: string): number | undefined {
  if (!existsSync(path)) return undefined;
  accessSync(path, constants.R_OK);
  return statSync(path, { throwIfNoEntry: false })?.size;
}

import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { type FileHandle, mkdir, open, opendir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure, StoreFailure } from "../failures.ts";
import { errorCode, withFolder } from "../folderError.ts";
import { blobPath, isBlobKey, readBlobOwner } from "./blobFolder.ts";
import { type Blobs, newBlobKey, type OpenBlob } from "../ports.ts";

/**
 * Bytes of files in a folder, each under a random key. They are written beside their place, brought to the disk, and
 * then renamed: under a key there is all of it or nothing, whenever the power goes.
 */
export function diskBlobs(folder: string, owner: string): Blobs {
  const partials = join(folder, "partial");
  withFolder(folder, "--files", () => {
    mkdirSync(partials, { recursive: true, mode: 0o700 });
    claimFolder(folder, partials, owner);
  });
  const folderOf = (key: string) => join(folder, key.slice(0, 2));
  const pathOf = (key: string) => blobPath(folder, key);

  async function keepAs(key: string, source: AsyncIterable<Uint8Array>): Promise<number> {
    const partial = join(partials, key);
    try {
      const size = await writeAll(partial, source);
      if ((await mkdir(folderOf(key), { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(folder);
      await rename(partial, pathOf(key));
      await syncFolder(folderOf(key));
      return size;
    } catch (error) {
      await rm(partial, { force: true });
      throw explain(error);
    }
  }

  async function* list(): AsyncGenerator<{ key: string; keptMs: number }> {
    for (const name of await readdir(folder)) {
      if (!/^[0-9a-f]{2}$/.test(name)) continue;
      for await (const { name: key } of await opendir(join(folder, name))) {
        const found = isBlobKey(key) ? await orNothing(stat(pathOf(key))) : undefined;
        if (found) yield { key, keptMs: found.mtimeMs };
      }
    }
  }

  return {
    async keep(source) {
      const key = newBlobKey();
      return { key, size: await keepAs(key, source) };
    },
    keepAs,
    open: (key) => openDiskBlob(folder, key),
    remove: (key) => rm(pathOf(key), { force: true }),
    async removePartials(beforeMs) {
      for (const name of await readdir(partials)) {
        const found = await orNothing(stat(join(partials, name)));
        if (found && found.mtimeMs < beforeMs) await rm(join(partials, name), { force: true });
      }
    },
    list,
  };
}

export async function openDiskBlob(folder: string, key: string): Promise<OpenBlob | undefined> {
  if (!isBlobKey(key)) return undefined;
  const handle = await orNothing(open(blobPath(folder, key), "r"));
  if (!handle) return undefined;
  return {
    size: (await handle.stat()).size,
    // An end before the start would be an error, and an empty file has no last byte.
    read: (first, last) => handle.createReadStream({ start: first, end: Math.max(first, last) }),
    close: () => handle.close(),
  };
}

/**
 * Files that no row names are swept away; a server on another database would take all of these for such. The owner's name
 * appears whole: a server killed half-way would leave an empty one, which no server can ever be, and a second one that
 * starts at the same time would find it.
 */
function claimFolder(folder: string, partials: string, owner: string): void {
  if (readBlobOwner(folder) === undefined) {
    const partial = join(partials, newBlobKey());
    writeFileSync(partial, `${owner}\n`, { mode: 0o600, flush: true });
    renameSync(partial, join(folder, "owner"));
  }
  if (readBlobOwner(folder) === owner) return;
  throw new StartFailure(`The files in ${folder} belong to another server key. Name another folder with --files.`);
}

async function writeAll(path: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(path, "wx", 0o600);
  try {
    let size = 0;
    for await (const chunk of source) {
      await writeChunk(handle, chunk);
      size += chunk.length;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}

/** A write may take less than it was given, above all shortly before a disk is full. */
async function writeChunk(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length;) at += (await handle.write(chunk, at)).bytesWritten;
}

/** Without it the name may be gone after a power cut, though the bytes are there. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orNothing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** What the operator can fix becomes a failure that is logged and that the caller may retry; anything else is a bug. */
function explain(error: unknown): unknown {
  const code = errorCode(error) ?? "";
  if (["ENOSPC", "EDQUOT"].includes(code)) {
    return new StoreFailure("full", "the disk for files is full; nothing of it was kept", error);
  }
  if (!["EACCES", "EPERM", "EROFS", "EIO", "EMFILE", "ENFILE", "ENOENT", "ENOTDIR"].includes(code)) return error;
  return new StoreFailure("unreachable", "the folder for files cannot be written; nothing of it was kept", error);
}

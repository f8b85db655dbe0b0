import { constants } from "node:fs";
import { lstat, open, opendir } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "../../ports/failures.ts";
import type { Archive, ArchiveEntry } from "./archive.ts";
import { archiveLimits, checkSizes } from "./archiveLimits.ts";
import { pathFault } from "./pathFault.ts";

/** The unpacked files of an export. Symbolic links are refused: they could lead anywhere on this machine. */
export async function openFolder(folder: string): Promise<Archive> {
  const entries: ArchiveEntry[] = [];
  await addEntries(folder, "", entries);
  checkSizes(entries, Infinity);
  return { entries, [Symbol.asyncDispose]: async () => {} };
}

async function addEntries(root: string, folder: string, entries: ArchiveEntry[]): Promise<void> {
  for await (const { name } of await opendir(join(root, folder))) {
    const path = folder === "" ? name : `${folder}/${name}`;
    const file = join(root, path);
    const found = await lstat(file);
    if (found.isDirectory()) {
      await addEntries(root, path, entries);
      continue;
    }
    const fault = pathFault(path) ?? (found.isFile() ? undefined : "it is a link or a device");
    if (fault !== undefined)
      throw new StartFailure(`${JSON.stringify(file)} is refused: ${fault}. Nothing was imported.`);
    if (entries.length >= archiveLimits.entries) {
      throw new StartFailure(`${root} has more than ${archiveLimits.entries} files. Nothing was imported.`);
    }
    entries.push({ path, size: found.size, crc32: undefined, open: () => openFile(file) });
  }
}

async function openFile(file: string) {
  // Without following a link that took the place of the file since it was listed.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  return handle.createReadStream();
}

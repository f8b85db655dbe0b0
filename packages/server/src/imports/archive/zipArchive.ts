import { stat } from "node:fs/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { StartFailure } from "../../ports/failures.ts";
import type { Archive, ArchiveEntry } from "./archive.ts";
import { archiveLimits, checkSizes } from "./archiveLimits.ts";
import { pathFault } from "./pathFault.ts";

const fileTypeMask = 0o170000;
const symbolicLink = 0o120000;
/** The systems whose entries have a mode of a file. */
const unixLike = new Set([3, 19]);

/** A zip file, of which only the directory is read before an entry is opened. */
export async function openZip(file: string): Promise<Archive> {
  const { size } = await stat(file);
  return readZip(file, size, () => openPromise(file, zipOptions));
}

/** Slack writes names as UTF-8 without the flag that says so; the library would decode them as code page 437. */
export const zipOptions = { lazyEntries: true, autoClose: false, decodeStrings: false } as const;

/** The entries of a zip file of this size, wherever it is. The name is for messages. */
export async function readZip(name: string, size: number, open: () => Promise<ZipFile>): Promise<Archive> {
  const zip = await open().catch(notAZip(name));
  const entries: ArchiveEntry[] = [];
  try {
    const seen = new Set<string>();
    for await (const entry of zip.eachEntry()) {
      const path = readPath(entry);
      if (path.endsWith("/")) continue;
      checkEntry(entry, path, seen);
      const open = () => zip.openReadStreamPromise(entry);
      entries.push({ path, size: entry.uncompressedSize, crc32: entry.crc32, open });
    }
    checkSizes(entries, size);
  } catch (error) {
    zip.close();
    throw error instanceof StartFailure ? error : notAZip(name)(error);
  }
  return { entries, [Symbol.asyncDispose]: async () => zip.close() };
}

function readPath(entry: Entry): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(entry.fileNameRaw);
  } catch {
    throw new StartFailure("The archive has a name that is not UTF-8. Nothing was imported.");
  }
}

function checkEntry(entry: Entry, path: string, seen: Set<string>): void {
  const fault = pathFault(path) ?? entryFault(entry) ?? (seen.has(path) ? "it is there twice" : undefined);
  if (fault !== undefined) {
    throw new StartFailure(`The archive has the entry ${JSON.stringify(path)}, but ${fault}. Nothing was imported.`);
  }
  seen.add(path);
  if (seen.size <= archiveLimits.entries) return;
  throw new StartFailure(`The archive has more than ${archiveLimits.entries} files. Nothing was imported.`);
}

function entryFault(entry: Entry): string | undefined {
  const mode = entry.externalFileAttributes >>> 16;
  if (unixLike.has(entry.versionMadeBy >>> 8) && (mode & fileTypeMask) === symbolicLink) return "it is a symbolic link";
  if (entry.isEncrypted()) return "it is encrypted";
  return entry.canDecodeFileData() ? undefined : "it is compressed by another method than deflate";
}

function notAZip(file: string) {
  return (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`${file} cannot be read as a zip file: ${reason}. Nothing was imported.`, { cause: error });
  };
}

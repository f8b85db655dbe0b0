import { statfsSync } from "node:fs";

export interface DiskSpace {
  /** What this user may still write. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** The file system of a folder; nothing when it cannot be asked. */
export function diskSpaceOf(folder: string): DiskSpace | undefined {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return undefined;
  }
}

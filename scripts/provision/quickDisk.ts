import { statfsSync } from "node:fs";

const memoryDisk = "/dev/shm";
/** What the databases of a whole run take is a tenth of it; the rest is for the browsers and servers beside them. */
const ROOM_BYTES_MIN = 2 ** 32;

/**
 * A folder that syncs in no time, where the machine has one and memory to spare for it. A disk takes milliseconds for
 * each commit, and thousands of tests wait for it one after the other. Nothing is given away: tests kill processes, never
 * the machine, and what a killed process had written is with the kernel in either place.
 */
export function quickDisk(): string | undefined {
  if (process.platform !== "linux" || process.availableMemory() < ROOM_BYTES_MIN) return undefined;
  try {
    const { bavail, bsize } = statfsSync(memoryDisk);
    return bavail * bsize < ROOM_BYTES_MIN ? undefined : memoryDisk;
  } catch {
    return undefined;
  }
}

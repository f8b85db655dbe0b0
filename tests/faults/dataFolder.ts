import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFolder extends Disposable {
  readonly path: string;
}

/** A folder that is gone when the test is. */
export function temporaryFolder(name: string): TemporaryFolder {
  return folderIn(tmpdir(), name);
}

/**
 * The same where syncing takes no time, if the machine has such a place: most tests make thousands of commits, and would
 * do nothing but wait for the disk. Not for those that look at the disk, or at what gathers while it is busy.
 */
export function quickFolder(name: string): TemporaryFolder {
  return folderIn(process.env["PLATFORM_TEST_DISK"] ?? tmpdir(), name);
}

function folderIn(place: string, name: string): TemporaryFolder {
  const path = mkdtempSync(join(place, `platform-${name}-`));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

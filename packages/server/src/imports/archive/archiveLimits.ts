import { StartFailure } from "../../ports/failures.ts";
import type { ArchiveEntry } from "./archive.ts";

const gib = 1024 ** 3;

/** What an export may have. Slack's own exports are far below all of these. */
export const archiveLimits = {
  entries: 4_000_000,
  /** One file. Slack takes no larger ones. */
  entryBytes: gib,
  /** JSON of Slack shrinks to a tenth; a hundredth is nothing that people wrote. */
  ratio: 100,
  /** Below this sum the ratio does not matter. */
  ratioFromBytes: gib,
} as const;

export function isJson(path: string): boolean {
  return path.endsWith(".json");
}

/** Refuses an archive whose content is out of proportion before any of it is read. */
export function checkSizes(entries: readonly ArchiveEntry[], archiveBytes: number): void {
  for (const { path, size } of entries) {
    if (size <= archiveLimits.entryBytes) continue;
    throw new StartFailure(`${path} has ${size} bytes; a file of an export has at most 1 GiB. Nothing was imported.`);
  }
  const sum = entries.reduce((total, { size }) => total + size, 0);
  if (sum <= archiveLimits.ratioFromBytes || sum <= archiveBytes * archiveLimits.ratio) return;
  throw new StartFailure(
    `The archive unpacks to more than ${archiveLimits.ratio} times its size, as no export of Slack does. Nothing was imported.`,
  );
}

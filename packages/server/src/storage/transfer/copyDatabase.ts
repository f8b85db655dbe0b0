import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { StartFailure } from "../../ports/failures.ts";
import { openSqlite } from "../dialects/sqlite/open.ts";
import { openSource } from "./openSource.ts";

export interface DatabaseCopy {
  readonly from: string;
  /** A file that does not exist yet. */
  readonly to: string;
  readonly onProgress?: (progress: { readonly pages: number; readonly of: number }) => void;
  readonly signal?: AbortSignal;
  /** What to say when the signal ends it. */
  readonly stopped?: string;
}

/** Small enough that a signal is heard soon, large enough that the steps cost nothing. */
const pagesPerStep = 1_000;

/** A copy of the database at one moment, regardless of concurrent writes; on disk, and verified, when it returns. */
export async function copyDatabase(copy: DatabaseCopy): Promise<void> {
  // Made first and for this user alone: SQLite would create it readable by everybody.
  closeSync(openSync(copy.to, "wx", 0o600));
  try {
    await copyPages(copy);
    checkCopy(copy.to);
    syncFile(copy.to);
  } catch (error) {
    for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(`${copy.to}${suffix}`, { force: true });
    throw error;
  }
}

async function copyPages({
  from,
  to,
  onProgress,
  signal,
  stopped = "Stopped. No backup was written.",
}: DatabaseCopy): Promise<void> {
  const source = openSource(from);
  try {
    // The read transaction holds the moment: without it every commit of a running server would start the copy over.
    source.exec("begin");
    source.prepare("select count(*) from sqlite_master").get();
    await source.backup(to, {
      progress({ totalPages, remainingPages }) {
        if (signal?.aborted) throw new StartFailure(stopped);
        onProgress?.({ pages: totalPages - remainingPages, of: totalPages });
        return pagesPerStep;
      },
    });
    source.exec("commit");
  } finally {
    source.close();
  }
}

/** A backup that cannot be read is worse than none, because nobody looks for another. */
function checkCopy(path: string): void {
  const copy = openSqlite(path, "whole");
  try {
    const faults = copy.pragma("integrity_check", { simple: true });
    if (faults !== "ok") throw new StartFailure(`The copy is damaged, so the database may be too: ${String(faults)}`);
    const orphans = copy.pragma("foreign_key_check") as { readonly table: string }[];
    if (orphans[0])
      throw new StartFailure(`The copy is damaged: rows of ${orphans[0].table} refer to rows that are gone.`);
  } finally {
    copy.close();
  }
}

export function syncFile(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

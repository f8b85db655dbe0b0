import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { StartFailure } from "../../ports/failures.ts";
import { syncFile } from "./copyDatabase.ts";
import { openExclusive } from "./openExclusive.ts";

/** Where the database that was replaced stays, until the next one is. */
export function replacedFile(path: string): string {
  return `${path}.replaced`;
}

/** Why a database file may not be put at this path, found out before the long copy. */
export function requireReplaceable(path: string, force: boolean): void {
  if (!existsSync(path)) return;
  if (!force) throw new StartFailure(`${path} exists. Name another folder with --data, or replace it with --force.`);
  openExclusive(path).close();
}

/**
 * Puts a finished database file into its place, and keeps the one that was there under another name. The connection folds
 * its write-ahead log into it before: SQLite would apply the log of one database to the other.
 */
export function replaceDatabase(partial: string, path: string): string | undefined {
  const isReplaced = existsSync(path);
  if (isReplaced) {
    const old = openExclusive(path);
    old.pragma("wal_checkpoint(TRUNCATE)");
    old.close();
    renameSync(path, replacedFile(path));
  }
  for (const suffix of ["-wal", "-shm"]) rmSync(`${path}${suffix}`, { force: true });
  renameSync(partial, path);
  syncFile(dirname(path));
  return isReplaced ? replacedFile(path) : undefined;
}

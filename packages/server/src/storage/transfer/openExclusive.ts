import { existsSync } from "node:fs";
import { findLockHolders } from "../../ports/lockHolders.ts";
import { StartFailure } from "../../ports/failures.ts";
import { openSqliteExclusive, type SqliteConnection } from "../dialects/sqlite/open.ts";
import { startReason } from "../dialects/sqlite/openDatabase.ts";

/**
 * An existing database that no other process has open, and none can open until this connection closes. A server keeps a
 * lock on its database as long as it runs, also while it is idle, and the system releases the lock when the server
 * crashes.
 */
export function openExclusive(path: string): SqliteConnection {
  if (!existsSync(path)) throw new StartFailure(`There is no database ${path}. Name its folder with --data.`);
  try {
    return openSqliteExclusive(path);
  } catch (error) {
    const isBusy = error instanceof Error && "code" in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
    throw new StartFailure(isBusy ? inUse(path) : startReason(path, error), { cause: error });
  }
}

function inUse(path: string): string {
  const holders = findLockHolders(path);
  if (holders.length === 0)
    return `${path} is in use by another process. Stop its server, then run this command again.`;
  const named = holders.map(({ pid, command }) => `process ${pid} (${command})`).join(", ");
  return `${path} is in use by ${named}. Stop ${holders.length === 1 ? "it" : "them"}, then run this command again.`;
}

import type { SqliteConnection } from "./open.ts";
import { busyTimeoutMs } from "./open.ts";

/** Nothing is lost then, and a later try may succeed. */
const passingCodes = /^SQLITE_(BUSY|LOCKED|FULL)/;

/**
 * Copies the write-ahead log into the database file and truncates it. Commits only ever overwrite its beginning, so pages
 * with deleted text would otherwise remain in it. Does not wait for readers, because writes would wait as well; returns
 * whether it is empty now.
 */
export function emptyLog(connection: SqliteConnection): boolean {
  connection.pragma("busy_timeout = 0");
  try {
    const [done] = connection.pragma("wal_checkpoint(TRUNCATE)") as { readonly busy: number }[];
    return done?.busy === 0;
  } catch (error) {
    if (error instanceof Error && "code" in error && passingCodes.test(String(error.code))) return false;
    throw error;
  } finally {
    connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
  }
}

import { chmodSync } from "node:fs";
import { StartFailure } from "../../../ports/failures.ts";
import { migrate } from "../../migrate.ts";
import { kyselyOnSqlite } from "./driver.ts";
import { openSqlite, type SqliteConnection } from "./open.ts";

/** The database file with its schema up to date, open for writing. */
export async function openDatabase(path: string): Promise<SqliteConnection> {
  const connection = openSqlite(path, "write");
  // Messages and names are in there; a fresh file would be readable by every user of the machine.
  chmodSync(path, 0o600);
  await migrate(kyselyOnSqlite(connection));
  return connection;
}

const remedies: readonly (readonly [code: RegExp, remedy: string])[] = [
  [/^(SQLITE_FULL|ENOSPC)/, "The disk is full. Make room, then start again."],
  [
    /^(SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM|EACCES|EPERM|EROFS)/,
    "Check that this user may write to the folder, or choose another with --data.",
  ],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    "The file is no database, or a damaged one. Restore a backup, or choose another folder with --data.",
  ],
  [/^SQLITE_(BUSY|LOCKED)/, "Another program holds the database. Stop it, then start again."],
];

/** What to tell the person who started the server, and what they can do. */
export function startReason(path: string, error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  const remedy = remedies.find(([shape]) => shape.test(code))?.[1] ?? "";
  return `${path} cannot be used: ${error instanceof Error ? error.message : String(error)}. ${remedy}`.trim();
}

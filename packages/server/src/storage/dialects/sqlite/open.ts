import Sqlite from "better-sqlite3";
import { StartFailure } from "../../../ports/failures.ts";

export type SqliteConnection = Sqlite.Database;

const synchronousFull = 2;
export const busyTimeoutMs = 5_000;

/**
 * Every connection is opened here. A database already in WAL reopens at synchronous=NORMAL, because the driver is
 * compiled so; the last commits would then be lost at a power cut. So it is set, and read back, each time.
 * `whole` leaves one file without companions, which can be carried away.
 */
export function openSqlite(path: string, mode: "read" | "write" | "whole"): SqliteConnection {
  const connection = new Sqlite(path, { readonly: mode === "read" });
  if (path !== inMemory && mode === "write") connection.pragma("journal_mode = WAL");
  if (mode === "whole") connection.pragma("journal_mode = DELETE");
  return prepare(connection, path);
}

/** How long another process may take to close the database. */
const exclusivePatienceMs = 1_000;

/**
 * The only connection to a database, or an error. The mode is set before the first read: in WAL mode that read then locks
 * the whole file, which fails while any other connection is open. Later it would only hold the locks of its own reads.
 */
export function openSqliteExclusive(path: string): SqliteConnection {
  const connection = new Sqlite(path, { fileMustExist: true, timeout: exclusivePatienceMs });
  try {
    connection.pragma("locking_mode = EXCLUSIVE");
    connection.prepare("select count(*) from sqlite_master").get();
    return prepare(connection, path);
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** A database in memory, empty or as an image of another one tells. */
export function openSqliteInMemory(image?: Buffer): SqliteConnection {
  return prepare(new Sqlite(image ?? inMemory), inMemory);
}

const inMemory = ":memory:";

function prepare(connection: SqliteConnection, path: string): SqliteConnection {
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
  // Deleted text is overwritten with zeros: unused parts of pages are in the file, and in every backup of it.
  connection.pragma("secure_delete = ON");
  connection.pragma("temp_store = MEMORY");
  connection.pragma("mmap_size = 268435456");
  if (connection.pragma("synchronous", { simple: true }) !== synchronousFull) {
    throw new StartFailure(`${path} cannot be opened with synchronous=FULL, so writes would not survive a power cut.`);
  }
  return connection;
}

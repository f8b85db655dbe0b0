import type { SqliteConnection } from "../dialects/sqlite/open.ts";
import { blobTables } from "../queries/blobKeys.ts";
import { openSource } from "./openSource.ts";

/** The keys of all bytes that rows of a database file name. A file of an older version may lack some of the tables. */
export function readNamedBlobs(path: string): Set<string> {
  const connection = openSource(path);
  try {
    return namedBlobsOf(connection);
  } finally {
    connection.close();
  }
}

export function namedBlobsOf(connection: SqliteConnection): Set<string> {
  return new Set(
    blobTables.filter((table) => hasTable(connection, table)).flatMap((table) => keysOf(connection, table)),
  );
}

function hasTable(connection: SqliteConnection, table: string): boolean {
  return connection.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined;
}

function keysOf(connection: SqliteConnection, table: string): string[] {
  const keys = connection.prepare<[], string>(`select blob_key from "${table}" where blob_key is not null`);
  return keys.pluck().all();
}

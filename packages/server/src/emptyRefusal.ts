import { serverKeyFile } from "./ports/dataFolder.ts";

/** Why an empty store next to a server key is not used: the key means that there was a database. */
export function emptyRefusal(dataFolder: string, databaseUrl?: string): string {
  const key = serverKeyFile(dataFolder);
  const startEmpty =
    "To start with an empty store, remove server.key: everything that was derived from it becomes invalid.";
  return databaseUrl === undefined
    ? `There is ${key} but no database next to it. Restore platform.db from a backup, or name the PostgreSQL database with --database-url. ${startEmpty}`
    : `There is ${key} but the PostgreSQL database is empty. Restore it from a backup, fill it with platform move, or check --database-url. ${startEmpty}`;
}

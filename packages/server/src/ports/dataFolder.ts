import { join } from "node:path";

/** What lies in a data folder under which name. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, "platform.db");
}

/** Servers that share a database must share this folder too, so it can be put elsewhere. */
export function filesFolder(dataFolder: string): string {
  return join(dataFolder, "files");
}

export function serverKeyFile(dataFolder: string): string {
  return join(dataFolder, "server.key");
}

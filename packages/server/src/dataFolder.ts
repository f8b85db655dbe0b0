import { join } from "node:path";

/** What lies in a data folder under which name. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, "platform.db");
}

export function serverKeyFile(dataFolder: string): string {
  return join(dataFolder, "server.key");
}

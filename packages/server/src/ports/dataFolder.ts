import { join } from "node:path";

/** What lies in a data folder under which name. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, "platform.db");
}

/** Servers that share a database must share this folder too, so it can be put elsewhere. */
export function filesFolder(dataFolder: string): string {
  return join(dataFolder, "files");
}

/** The folder of files that the options name; nothing when files are kept in memory. */
export function filesFolderOf(options: {
  readonly dataFolder?: string | undefined;
  readonly filesFolder?: string | undefined;
}): string | undefined {
  return options.filesFolder ?? (options.dataFolder === undefined ? undefined : filesFolder(options.dataFolder));
}

export function serverKeyFile(dataFolder: string): string {
  return join(dataFolder, "server.key");
}

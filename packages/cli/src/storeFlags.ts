import { resolve } from "node:path";
import { type Io, UsageError } from "./command.ts";

/** Where the store is: the same flags for every command that opens it. */
export const dataFlag = {
  kind: "text",
  describe: "The folder for the database, the server key, uploaded files and dev.json.",
  value: "DIR",
  fallback: ".platform/data",
} as const;

export const filesFlag = {
  kind: "text",
  describe: "The folder for uploaded files, if it is not in --data. Servers on one PostgreSQL must share it.",
  value: "DIR",
} as const;

export const databaseUrlFlag = {
  kind: "text",
  describe: "Use this PostgreSQL database instead of a file.",
  value: "URL",
} as const;

export function dataFolderOf(io: Io, data: string): string {
  return resolve(io.cwd, data);
}

export function filesFolderOf(io: Io, files: string | undefined): string | undefined {
  return files === undefined ? undefined : resolve(io.cwd, files);
}

/** The driver takes almost anything for an address and then waits for a host nobody meant. */
export function checkPostgresUrl(flag: string, url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new UsageError(`--${flag} must be a PostgreSQL URL such as postgres://user@host/database.`);
  }
  return url;
}

/** For the screen, where a password would stay in the scrollback and in logs. */
export function withoutPassword(url: string): string {
  return url.replace(/^([a-z]+:\/\/[^:/@?]*):[^@]*@/, "$1@").replace(/([?&]password=)[^&]*/, "$1***");
}

import { resolve } from "node:path";
import type { FilesBucket } from "@platform/server/ports/blobs/blobPlace.ts";
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
  describe:
    "The folder for uploaded files, if it is not in --data, or an object storage: s3://bucket/prefix?region=… Servers on one PostgreSQL must share it.",
  value: "PLACE",
} as const;

export const databaseUrlFlag = {
  kind: "text",
  describe: "Use this PostgreSQL database instead of a file.",
  value: "URL",
} as const;

export function dataFolderOf(io: Io, data: string): string {
  return resolve(io.cwd, data);
}

/** Where uploaded files are: a folder, or an object storage with the credentials of the environment. */
export function filesPlace(io: Io, files: string | undefined): FilesPlace {
  if (files === undefined) return {};
  if (!/^s3:/i.test(files)) return { filesFolder: resolve(io.cwd, files) };
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = io.env;
  const bucket = {
    url: files,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
  };
  return { filesBucket: bucket };
}

export type FilesPlace = { readonly filesFolder?: string; readonly filesBucket?: FilesBucket };

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

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { isOfServerKey } from "./domain/store/claimStore.ts";
import { readBlobOwner } from "./ports/blobs/blobFolder.ts";
import { copyBlobs } from "./ports/blobs/copyBlobs.ts";
import { blobPlaceOf, type FilesBucket, type PlaceOptions } from "./ports/blobs/blobPlace.ts";
import { databaseFile, filesFolder, serverKeyFile } from "./ports/dataFolder.ts";
import { StartFailure } from "./ports/failures.ts";
import { withFolder } from "./ports/folderError.ts";
import { secretsOf } from "./ports/ports.ts";
import { kyselyOnSqlite } from "./storage/dialects/sqlite/driver.ts";
import { refuseSchema } from "./storage/migrate.ts";
import type { Tables } from "./storage/tables/tables.ts";
import { copyDatabase, syncFile } from "./storage/transfer/copyDatabase.ts";
import { appliedMigrations, openSource } from "./storage/transfer/openSource.ts";
import { readNamedBlobs } from "./storage/transfer/namedBlobs.ts";
import { replaceDatabase, replacedFile, requireReplaceable } from "./storage/transfer/replaceDatabase.ts";

export interface Restore {
  /** The database of a backup; its key and files are beside it. */
  readonly from: string;
  readonly dataFolder: string;
  /** Where the bytes of files go, when that is not in the data folder. */
  readonly filesFolder?: string | undefined;
  /** The object storage that has the files: a backup beside it has none. */
  readonly filesBucket?: FilesBucket | undefined;
  /** Replaces what is in the data folder; the database and the key that were there stay under other names. */
  readonly force: boolean;
  readonly onProgress?: (progress: { readonly pages: number; readonly of: number }) => void;
  readonly onFiles?: (progress: { readonly files: number; readonly of: number }) => void;
  readonly signal?: AbortSignal;
}

export interface Restored {
  readonly databaseFile: string;
  readonly keyFile: string;
  readonly bytes: number;
  readonly files: number;
  /** The database that was there before. */
  readonly replaced: string | undefined;
  /** What the backup lacks, as a sentence. */
  readonly warning: string | undefined;
}

const stopped = "Stopped. Nothing was restored.";

/**
 * Puts a backup into a data folder that no server uses. Everything is checked and copied before anything is replaced, and
 * the database comes last, because a folder with a key and no database tells the next start that something is missing.
 */
export async function restoreStore(restore: Restore): Promise<Restored> {
  const { from, dataFolder, force } = restore;
  const key = await readBackup(from);
  const path = databaseFile(dataFolder);
  const keyFile = serverKeyFile(dataFolder);
  const folder = restore.filesFolder ?? filesFolder(dataFolder);
  requireReplaceable(path, force);
  requireOwnFolder(restore, keyFile, folder);
  withFolder(dataFolder, "--data", () => mkdirSync(dataFolder, { recursive: true, mode: 0o700 }));
  const partial = `${path}.partial-${process.pid}`;
  try {
    await copyDatabase({ ...restore, from, to: partial, stopped });
    const files = restore.filesBucket ? 0 : await copyFiles(restore, folder);
    putKey(keyFile, key);
    const replaced = replaceDatabase(partial, path);
    const warning = await warnOfMissing(path, { ...restore, filesFolder: folder });
    return { databaseFile: path, keyFile, bytes: statSync(path).size, files, replaced, warning };
  } finally {
    rmSync(partial, { force: true });
  }
}

function copyFiles({ from, signal, onFiles }: Restore, to: string): Promise<number> {
  return copyBlobs({ from: `${from}.files`, to, keepsOthers: true, stopped, signal, onProgress: onFiles });
}

/** The key of a backup whose parts belong together and which this version can use. */
async function readBackup(from: string): Promise<string> {
  if (!existsSync(from))
    throw new StartFailure(`There is no backup ${from}. Name the file that platform backup wrote.`);
  const keyFile = `${from}.key`;
  if (!existsSync(keyFile)) {
    throw new StartFailure(
      `There is no ${keyFile}. Put the server key of the backup there: without it, its tokens and secrets are lost.`,
    );
  }
  const key = readFileSync(keyFile, "utf8").trim();
  const connection = openSource(from);
  try {
    const applied = appliedMigrations(connection);
    if (applied.length === 0) throw new StartFailure(`${from} is no database of Platform.`);
    const refusal = refuseSchema(applied);
    if (refusal !== undefined) throw new StartFailure(`${from} cannot be restored. ${refusal}`);
    if (!(await isOfServerKey(kyselyOnSqlite<Tables>(connection), secretsOf(key)))) {
      throw new StartFailure(`${keyFile} is not the server key of ${from}. Put the key of the same backup there.`);
    }
  } finally {
    connection.close();
  }
  return key;
}

/** A key without a database, or files of another one, are what is left of a server: not to be mixed up unasked. */
function requireOwnFolder({ from, force }: Restore, keyFile: string, folder: string): void {
  if (force) return;
  if (existsSync(keyFile) && readFileSync(keyFile, "utf8").trim() !== readFileSync(`${from}.key`, "utf8").trim()) {
    throw new StartFailure(
      `${keyFile} is another server's key. Name another folder with --data, or replace it with --force.`,
    );
  }
  const owner = readBlobOwner(folder);
  if (owner !== undefined && owner !== readBlobOwner(`${from}.files`)) {
    throw new StartFailure(
      `The files in ${folder} belong to another server. Name another folder with --files, or add these with --force.`,
    );
  }
}

function putKey(keyFile: string, key: string): void {
  if (existsSync(keyFile)) copyFileSync(keyFile, replacedFile(keyFile));
  const partial = `${keyFile}.partial-${process.pid}`;
  writeFileSync(partial, `${key}\n`, { mode: 0o600, flag: "wx" });
  syncFile(partial);
  renameSync(partial, keyFile);
}

async function warnOfMissing(path: string, place: PlaceOptions): Promise<string | undefined> {
  const named = readNamedBlobs(path);
  if (named.size === 0) return undefined;
  const files = await blobPlaceOf(place);
  const missing = new Set(named);
  for await (const key of files?.keys() ?? []) missing.delete(key);
  if (missing.size === 0) return undefined;
  return `${missing.size} of the ${named.size} files that the database names are not in ${files?.name}: the backup does not have them.`;
}

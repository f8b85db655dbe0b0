import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isOfServerKey } from "./domain/store/claimStore.ts";
import { hasBlob } from "./ports/blobs/blobFolder.ts";
import { blobPlaceOf, type FilesBucket } from "./ports/blobs/blobPlace.ts";
import { copyBlobs } from "./ports/blobs/copyBlobs.ts";
import { databaseFile, filesFolder, serverKeyFile } from "./ports/dataFolder.ts";
import { StartFailure } from "./ports/failures.ts";
import { emptyRefusal } from "./emptyRefusal.ts";
import { type Secrets, secretsOf } from "./ports/ports.ts";
import { noteBackup } from "./ports/backupNote.ts";
import { findServerKey, requireServerKey } from "./ports/serverKey.ts";
import { kyselyOnSqlite } from "./storage/dialects/sqlite/driver.ts";
import type { Tables } from "./storage/tables/tables.ts";
import { openSource } from "./storage/transfer/openSource.ts";
import { copyDatabase, syncFile } from "./storage/transfer/copyDatabase.ts";
import { type Migrated, migratePostgres, migrateSqlite } from "./storage/transfer/migrateDatabase.ts";
import { readNamedBlobs } from "./storage/transfer/namedBlobs.ts";
import { type MigrationPlan, planPostgres, planSqlite } from "./storage/transfer/planMigration.ts";
import { moveBack } from "./storage/transfer/moveBack.ts";
import { replaceDatabase, requireReplaceable } from "./storage/transfer/replaceDatabase.ts";
import { moveDatabase, type MovedTable, type MoveProgress } from "./storage/transfer/moveDatabase.ts";

export type { Migrated, MigrationPlan, MovedTable, MoveProgress };

/**
 * The second way into the server, beside platform.ts: what is done to a store while no platform is made of it. Apart,
 * so that a backup loads neither the methods nor the HTTP server.
 */
export interface StorePlace {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
}

export async function migrateStore({ dataFolder, databaseUrl }: StorePlace): Promise<Migrated> {
  if (databaseUrl !== undefined) return migratePostgres(databaseUrl);
  const path = databaseFile(dataFolder);
  if (!existsSync(path) && findServerKey(dataFolder) !== undefined) throw new StartFailure(emptyRefusal(dataFolder));
  return migrateSqlite(path);
}

/** What `migrateStore` would do, without doing any of it; servers may run meanwhile. */
export async function planStore({ dataFolder, databaseUrl }: StorePlace): Promise<MigrationPlan> {
  if (databaseUrl !== undefined) return planPostgres(databaseUrl);
  const path = databaseFile(dataFolder);
  if (!existsSync(path) && findServerKey(dataFolder) !== undefined) throw new StartFailure(emptyRefusal(dataFolder));
  return planSqlite(path);
}

export interface Backup {
  readonly dataFolder: string;
  /** Where the bytes of files are, when that is not in the data folder. */
  readonly filesFolder?: string | undefined;
  /** An object storage instead of that folder: what it has stays there, and is compared with the database. */
  readonly filesBucket?: FilesBucket | undefined;
  /** The database goes here, the server key beside it, with `.key` added, and the bytes of files, with `.files` added. */
  readonly to: string;
  readonly force: boolean;
  /** Writes the backup although files that the database names are missing. */
  readonly allowMissingFiles: boolean;
  readonly onProgress?: (progress: { readonly pages: number; readonly of: number }) => void;
  readonly onFiles?: (progress: { readonly files: number; readonly of: number }) => void;
  readonly signal?: AbortSignal;
}

export interface BackedUp {
  readonly databaseFile: string;
  readonly keyFile: string;
  readonly bytes: number;
  /** Nothing when there are no files yet. */
  readonly files: { readonly folder: string; readonly count: number } | undefined;
  /** The object storage that has the files; they were not copied. */
  readonly bucket: string | undefined;
  /** What is missing from it, as a sentence; only where that was allowed. */
  readonly warning: string | undefined;
}

/** Both files of a data folder as they are at one moment; whole under their names, or not there at all. */
export async function backUpStore(backup: Backup): Promise<BackedUp> {
  const { dataFolder, to } = backup;
  const keyFile = `${to}.key`;
  checkPlace(backup, keyFile);
  const key = requireServerKey(dataFolder);
  const partial = `${to}.partial-${process.pid}`;
  const partialKey = `${partial}.key`;
  const filesTo = `${to}.files`;
  const hadFiles = existsSync(filesTo);
  let copied: CopiedFiles = { count: 0, bucket: undefined, warning: undefined };
  try {
    await copyDatabase({ ...backup, from: databaseFile(dataFolder), to: partial });
    copied = backup.filesBucket
      ? await checkBucket(backup, backup.filesBucket, partial)
      : await copyFiles(backup, partial, filesTo);
    const { warning } = copied;
    if (warning !== undefined && !backup.allowMissingFiles) throw new StartFailure(`${warning} ${missingFilesRemedy}`);
    writeFileSync(partialKey, `${key}\n`, { mode: 0o600, flag: "wx" });
    syncFile(partialKey);
    // The key first: a database never stands there without the key it needs.
    renameSync(partialKey, keyFile);
    renameSync(partial, to);
    syncFile(dirname(to));
  } catch (error) {
    if (!hadFiles && existsSync(filesTo)) rmSync(filesTo, { recursive: true });
    throw explainWriteFailure(to, error);
  } finally {
    for (const file of [partialKey, partial]) if (existsSync(file)) rmSync(file);
  }
  noteBackup(dataFolder, to);
  const { count, bucket, warning } = copied;
  const files = count > 0 ? { folder: filesTo, count } : undefined;
  return { databaseFile: to, keyFile, bytes: statSync(to).size, files, bucket, warning };
}

interface CopiedFiles extends Pick<BackedUp, "bucket" | "warning"> {
  readonly count: number;
}

async function copyFiles(backup: Backup, copy: string, to: string): Promise<CopiedFiles> {
  const { dataFolder, signal } = backup;
  const from = backup.filesFolder ?? filesFolder(dataFolder);
  const count = await copyBlobs({ from, to, signal, onProgress: backup.onFiles });
  const compared = { original: databaseFile(dataFolder), copy, from, has: (key: string) => hasBlob(to, key) };
  return { count, bucket: undefined, warning: findMissingFiles(compared) };
}

async function checkBucket({ dataFolder }: Backup, filesBucket: FilesBucket, copy: string): Promise<CopiedFiles> {
  const place = await blobPlaceOf({ filesBucket });
  const keys = new Set<string>();
  for await (const key of place?.keys() ?? []) keys.add(key);
  const from = place?.name ?? "";
  const compared = { original: databaseFile(dataFolder), copy, from, has: (key: string) => keys.has(key) };
  return { count: 0, bucket: from, warning: findMissingFiles(compared) };
}

const missingFilesRemedy =
  "Name the folder or the bucket that the server keeps its files in with --files. To write the backup without them, pass --allow-missing-files.";

interface ComparedFiles {
  /** The database that the server uses. */
  readonly original: string;
  readonly copy: string;
  /** Where its files are, for people. */
  readonly from: string;
  /** Whether the backup has the file, or the bucket that needs none. */
  readonly has: (key: string) => boolean;
}

/** A file that was deleted after the database was copied is not missing: the running server does not name it any more. */
function findMissingFiles({ original, copy, from, has }: ComparedFiles): string | undefined {
  const named = readNamedBlobs(copy);
  const absent = [...named].filter((key) => !has(key));
  if (absent.length === 0) return undefined;
  const stillNamed = readNamedBlobs(original);
  const missing = absent.filter((key) => stillNamed.has(key)).length;
  if (missing === 0) return undefined;
  return `${missing} of the ${named.size} files that the database names are not in ${from}.`;
}

/** The system and SQLite give their failures a code; what has none is a bug of ours, and its stack is wanted. */
function explainWriteFailure(to: string, error: unknown): unknown {
  if (error instanceof StartFailure || !(error instanceof Error) || !("code" in error)) return error;
  return new StartFailure(`${to} cannot be written: ${error.message}. Make room, or name another file with --to.`, {
    cause: error,
  });
}

function checkPlace({ dataFolder, to, force }: Backup, keyFile: string): void {
  const folder = dirname(to);
  if (!existsSync(folder)) throw new StartFailure(`There is no folder ${folder}. Name another file with --to.`);
  const targets = [to, keyFile];
  const inUse = [databaseFile(dataFolder), serverKeyFile(dataFolder)]
    .filter(existsSync)
    .map((file) => realpathSync(file));
  if (
    targets.some((file) => inUse.includes(join(realpathSync(folder), basename(file))) || inUse.includes(real(file)))
  ) {
    throw new StartFailure(`${to} is what the server itself uses. Name another file with --to.`);
  }
  const existing = [...targets, `${to}.files`].find(existsSync);
  if (existing === undefined) return;
  if (targets.includes(existing) && statSync(existing).isDirectory())
    throw new StartFailure(`${existing} is a folder. Name a file with --to.`);
  if (!force) throw new StartFailure(`${existing} exists. Name another file with --to, or replace it with --force.`);
}

function real(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

export interface Move {
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly onProgress?: (progress: MoveProgress) => void;
  readonly signal?: AbortSignal;
}

/** The store in the data folder, copied into an empty PostgreSQL. The key stays where it is; both stores need it. */
export function moveStore({ dataFolder, databaseUrl, ...rest }: Move): Promise<MovedTable[]> {
  requireServerKey(dataFolder);
  return moveDatabase({ ...rest, from: databaseFile(dataFolder), to: databaseUrl });
}

export interface MoveToFile extends Move {
  /** Replaces the database that is in the data folder, which stays under another name. */
  readonly force: boolean;
}

export interface MovedToFile {
  readonly databaseFile: string;
  readonly replaced: string | undefined;
  readonly tables: MovedTable[];
}

/** The way back: the store in PostgreSQL, copied into the data folder that has its key. */
export async function moveStoreToFile({ dataFolder, databaseUrl, force, ...rest }: MoveToFile): Promise<MovedToFile> {
  const secrets = secretsOf(requireServerKey(dataFolder));
  const path = databaseFile(dataFolder);
  requireReplaceable(path, force);
  const partial = `${path}.partial-${process.pid}`;
  const tables = await moveBack({ ...rest, from: databaseUrl, to: partial });
  try {
    await requireKeyOf(partial, secrets, dataFolder);
    return { databaseFile: path, replaced: replaceDatabase(partial, path), tables };
  } finally {
    rmSync(partial, { force: true });
  }
}

async function requireKeyOf(path: string, secrets: Secrets, dataFolder: string): Promise<void> {
  const connection = openSource(path);
  try {
    if (await isOfServerKey(kyselyOnSqlite<Tables>(connection), secrets)) return;
  } finally {
    connection.close();
  }
  throw new StartFailure(
    `The database of --from belongs to another server key than ${serverKeyFile(dataFolder)}. Pass the data folder of its servers with --data.`,
  );
}

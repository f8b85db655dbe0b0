import { existsSync, statSync } from "node:fs";
import { Kysely, PostgresDialect } from "kysely";
import { readQueues, type Queues } from "./domain/store/readQueues.ts";
import { readSizes, type Sizes } from "./domain/store/readSizes.ts";
import { blobPlaceOf, type FilesBucket } from "./ports/blobs/blobPlace.ts";
import { databaseFile, filesFolder, serverKeyFile } from "./ports/dataFolder.ts";
import { type DiskSpace, diskSpaceOf } from "./ports/diskSpace.ts";
import { StartFailure } from "./ports/failures.ts";
import { type BackupNote, readBackupNote } from "./ports/backupNote.ts";
import { systemClock } from "./ports/ports.ts";
import type { Db } from "./storage/db.ts";
import { openPool } from "./storage/dialects/postgres/open.ts";
import { kyselyOnSqlite } from "./storage/dialects/sqlite/driver.ts";
import { refuseSchema } from "./storage/migrate.ts";
import { migrations } from "./storage/migrations/migrations.ts";
import { type DatabaseHealth, readDatabaseHealth } from "./storage/queries/databaseHealth.ts";
import type { Tables } from "./storage/tables/tables.ts";
import { messageOf } from "./storage/transfer/messageOf.ts";
import { openSource } from "./storage/transfer/openSource.ts";

export type { BackupNote, DatabaseHealth, DiskSpace, Queues, Sizes };

export interface InspectedPlace {
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  readonly filesFolder?: string | undefined;
  readonly filesBucket?: FilesBucket | undefined;
}

/** What is known of a server from its folder and its store, which are only read. */
export interface Inspection {
  readonly nowMs: number;
  readonly hasKey: boolean;
  readonly disks: readonly (DiskSpace & { readonly folder: string })[];
  /** The object storage of the files, and why it does not answer. */
  readonly bucket: { readonly name: string; readonly failure?: string } | undefined;
  /** When `platform backup` last copied this folder; not known for PostgreSQL. */
  readonly backup: BackupNote | undefined;
  readonly store: InspectedStore | { readonly failure: string };
}

export interface InspectedStore {
  readonly health: DatabaseHealth;
  readonly schema: string;
  readonly pending: number;
  /** Why this version cannot use it. */
  readonly refusal: string | undefined;
  /** Nothing where the schema is another one. */
  readonly sizes: Sizes | undefined;
  readonly queues: Queues | undefined;
}

/** Looks at a server without disturbing it: nothing is written, and no schema is migrated. */
export async function inspectServer(place: InspectedPlace): Promise<Inspection> {
  const { dataFolder } = place;
  const folders = [dataFolder, place.filesFolder ?? filesFolder(dataFolder)].filter((folder) => existsSync(folder));
  const distinct = folders.filter((folder, at) => folders.findIndex((other) => isSameDisk(other, folder)) === at);
  return {
    nowMs: systemClock.nowMs(),
    hasKey: existsSync(serverKeyFile(dataFolder)),
    disks: distinct.flatMap((folder) => {
      const space = diskSpaceOf(folder);
      return space ? [{ folder, ...space }] : [];
    }),
    bucket: await inspectBucket(place),
    backup: readBackupNote(dataFolder),
    store: await inspectStore(place),
  };
}

async function inspectBucket({ filesBucket }: InspectedPlace): Promise<Inspection["bucket"]> {
  if (filesBucket === undefined) return undefined;
  try {
    const place = await blobPlaceOf({ filesBucket });
    await place?.readOwner();
    return { name: place?.name ?? "" };
  } catch (error) {
    return { name: "", failure: messageOf(error) };
  }
}

function isSameDisk(one: string, other: string): boolean {
  return statSync(one).dev === statSync(other).dev;
}

async function inspectStore(place: InspectedPlace): Promise<Inspection["store"]> {
  try {
    return await withStore(place, readStore);
  } catch (error) {
    return { failure: error instanceof StartFailure ? error.message : messageOf(error) };
  }
}

async function withStore<Value>(
  { dataFolder, databaseUrl }: InspectedPlace,
  read: (db: Db) => Promise<Value>,
): Promise<Value> {
  if (databaseUrl === undefined) {
    const connection = openSource(databaseFile(dataFolder));
    try {
      return await read(kyselyOnSqlite<Tables>(connection));
    } finally {
      connection.close();
    }
  }
  const pool = openPool(databaseUrl, 1);
  pool.on("connect", (client) => void client.query("set default_transaction_read_only = on").catch(() => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}

async function readStore(db: Db): Promise<InspectedStore> {
  const health = await readDatabaseHealth(db);
  const { applied } = health;
  const known = Object.keys(migrations);
  const refusal =
    applied.length === 0 ? "The database has no tables of Platform yet. Start a server on it." : refuseSchema(applied);
  const pending = known.filter((name) => !applied.includes(name)).length;
  const isCurrent = refusal === undefined && pending === 0;
  return {
    health,
    schema: applied.toSorted().at(-1) ?? "none",
    pending,
    refusal,
    sizes: isCurrent ? await readSizes(db) : undefined,
    queues: isCurrent ? await readQueues(db, systemClock.nowMs()) : undefined,
  };
}

import { existsSync, mkdirSync } from "node:fs";
import { databaseFile, serverKeyFile } from "./ports/dataFolder.ts";
import { blobPlaceOf } from "./ports/blobs/blobPlace.ts";
import { emptyRefusal } from "./emptyRefusal.ts";
import { StartFailure } from "./ports/failures.ts";
import { withFolder } from "./ports/folderError.ts";
import { findServerKey, memoryServerKey, storeServerKey, throwawayServerKey } from "./ports/serverKey.ts";
import type { StoreOptions } from "./openSeededStore.ts";
import { isClaimed } from "./domain/store/claimStore.ts";
import { doesSendMail } from "./doesSendMail.ts";
import { openStore, type Store, type StoreLocation } from "./storage/store.ts";

export interface KeyedStore {
  readonly store: Store;
  readonly serverKey: string;
}

/**
 * Opens the store together with its server key. A new data folder gets its database first, then the key, and only then is
 * the database bound to the key: a kill in between leaves nothing that the next start refuses, and a key without a
 * database always means that the database is lost.
 */
export async function openKeyedStore(options: StoreOptions, image: Uint8Array | undefined): Promise<KeyedStore> {
  const { dataFolder, databaseUrl } = options;
  const sendsMail = doesSendMail(options);
  if (dataFolder === undefined) {
    const serverKey = databaseUrl === undefined ? memoryServerKey() : throwawayServerKey();
    return { serverKey, store: await openStore(locationOf(options, image), { environment: { serverKey, sendsMail } }) };
  }
  const stored = findServerKey(dataFolder);
  if (stored === undefined) return openWithNewKey(options, dataFolder);
  const store = await openStore(locationOf(options, image), {
    environment: { serverKey: stored, sendsMail },
    emptyRefusal: emptyRefusal(dataFolder, databaseUrl),
  });
  return { serverKey: stored, store };
}

async function openWithNewKey(options: StoreOptions, dataFolder: string): Promise<KeyedStore> {
  // Checked first where a database would be created, so that a start that is refused leaves nothing behind.
  if (options.databaseUrl === undefined && !existsSync(databaseFile(dataFolder))) await refuseOwnedFiles(options);
  const serverKey = throwawayServerKey();
  const environment = { serverKey, sendsMail: doesSendMail(options) };
  const store = await openStore(locationOf(options, undefined), { environment });
  try {
    if (await isClaimed(store.db)) throw new StartFailure(keyRefusal(dataFolder, options.databaseUrl));
    await refuseOwnedFiles(options);
    if (storeServerKey(dataFolder, serverKey) === serverKey) return { serverKey, store };
  } catch (error) {
    await store.close();
    // Another server may have bound the database to a key after this one looked for it.
    if (error instanceof StartFailure && existsSync(serverKeyFile(dataFolder)))
      return openKeyedStore(options, undefined);
    throw error;
  }
  await store.close();
  return openKeyedStore(options, undefined);
}

/** Files that belong to a server key cannot belong to one that does not exist yet. */
async function refuseOwnedFiles(options: StoreOptions): Promise<void> {
  const place = await blobPlaceOf(options);
  if ((await place?.readOwner()) === undefined) return;
  throw new StartFailure(
    `The files in ${place?.name} belong to another server key. Name another folder with --files, or restore the server.key of these files.`,
  );
}

function keyRefusal(dataFolder: string, databaseUrl: string | undefined): string {
  if (databaseUrl !== undefined) {
    return `There is no server.key in ${dataFolder}, and the PostgreSQL database needs the one it was made with. Pass the data folder that has it with --data, the same as for platform move; on another machine, copy server.key there first.`;
  }
  return `There is no server.key in ${dataFolder}, and ${databaseFile(dataFolder)} needs the one it was made with. Restore server.key from a backup, or check --data.`;
}

function locationOf({ dataFolder, databaseUrl, database }: StoreOptions, image: Uint8Array | undefined): StoreLocation {
  if (databaseUrl !== undefined) return { ...database, kind: "postgres", url: databaseUrl };
  if (dataFolder === undefined) return { kind: "memory", image };
  withFolder(dataFolder, "--data", () => mkdirSync(dataFolder, { recursive: true, mode: 0o700 }));
  return { kind: "file", path: databaseFile(dataFolder) };
}

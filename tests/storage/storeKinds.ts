import { join } from "node:path";
import { openStore, type Store, type StoreLocation } from "@platform/server/storage/store.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { createDatabase, createEmptyDatabase, postgresSkip, type TestDatabase } from "./testPostgres.ts";

/** A place for one store that nothing has been written to yet. */
export interface FreshPlace extends AsyncDisposable {
  readonly location: StoreLocation;
}

export interface StoreKind {
  readonly name: string;
  readonly skip: string | false;
  fresh(): Promise<FreshPlace>;
  /** The same without so much as a table, for tests of migrating. */
  empty(): Promise<FreshPlace>;
}

export const inMemory: StoreKind = {
  name: "SQLite in memory",
  skip: false,
  fresh: placeInMemory,
  empty: placeInMemory,
};

export const inFile: StoreKind = {
  name: "SQLite in a file",
  skip: false,
  fresh: placeInFile,
  empty: placeInFile,
};

export const inPostgres: StoreKind = {
  name: "PostgreSQL",
  skip: postgresSkip,
  fresh: async () => placeInPostgres(await createDatabase()),
  empty: async () => placeInPostgres(await createEmptyDatabase()),
};

/** Whatever is promised of one is promised of all. */
export const storeKinds: readonly StoreKind[] = [inMemory, inFile, inPostgres];

/** Those that a second process can open too. */
export const sharedStoreKinds: readonly StoreKind[] = [inFile, inPostgres];

export function open(place: FreshPlace): Promise<OpenStore> {
  return openAt(place.location);
}

export type OpenStore = Store & AsyncDisposable;

export async function openAt(location: StoreLocation): Promise<OpenStore> {
  const store = await openStore(location, { environment: { serverKey: "0".repeat(64) } });
  return { ...store, [Symbol.asyncDispose]: () => store.close() };
}

async function placeInMemory(): Promise<FreshPlace> {
  return { location: { kind: "memory" }, async [Symbol.asyncDispose]() {} };
}

async function placeInFile(): Promise<FreshPlace> {
  const folder = quickFolder("store");
  return {
    location: { kind: "file", path: join(folder.path, "platform.db") },
    async [Symbol.asyncDispose]() {
      folder[Symbol.dispose]();
    },
  };
}

function placeInPostgres(database: TestDatabase): FreshPlace {
  return {
    location: { kind: "postgres", url: database.url, connections: 4 },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

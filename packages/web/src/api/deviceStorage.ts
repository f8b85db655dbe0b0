/**
 * What this browser keeps for a start without a network: who was signed in, and what they last saw. Encrypted with a key that
 * never leaves the browser, and deleted with it when the person signs out, is signed out, or is another one. Browsers offer
 * neither on plain HTTP; nothing is kept there.
 */
const databaseName = "platform.snapshot";
const entries = "entries";
const keyName = "key";

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

let opened: Promise<IDBDatabase | undefined> | undefined;

export async function writeDevice(name: string, value: unknown): Promise<void> {
  const database = await open();
  if (!database) return;
  const key = await keyIn(database);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value, withSets));
  const bytes = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: dataOf(name) }, key, plain);
  await done(
    database
      .transaction(entries, "readwrite")
      .objectStore(entries)
      .put({ iv, bytes } satisfies Sealed, name),
  );
}

/** Nothing for what is not there or cannot be decrypted. */
export async function readDevice(name: string): Promise<unknown> {
  try {
    const database = await open();
    if (!database) return undefined;
    const sealed = await done<Sealed | undefined>(database.transaction(entries).objectStore(entries).get(name));
    if (!sealed) return undefined;
    const { iv, bytes } = sealed;
    const key = await keyIn(database);
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: dataOf(name) }, key, bytes);
    return JSON.parse(new TextDecoder().decode(plain), fromSets);
  } catch {
    return undefined;
  }
}

/** Deletes everything, for every person of this browser. */
export async function forgetDevice(): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  (await opened?.catch(() => undefined))?.close();
  opened = undefined;
  await done(indexedDB.deleteDatabase(databaseName)).catch(() => undefined);
}

function open(): Promise<IDBDatabase | undefined> {
  return (opened ??= openDatabase());
}

async function openDatabase(): Promise<IDBDatabase | undefined> {
  if (!("indexedDB" in globalThis) || !("crypto" in globalThis) || crypto.subtle === undefined) return undefined;
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(entries));
  const database = await done(request);
  // Another tab, or the service worker, deletes it when the person signs out: an open one would keep that waiting.
  database.addEventListener("versionchange", () => {
    database.close();
    opened = Promise.resolve(undefined);
  });
  return database;
}

async function keyIn(database: IDBDatabase): Promise<CryptoKey> {
  const read = () => done<CryptoKey | undefined>(database.transaction(entries).objectStore(entries).get(keyName));
  const known = await read();
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  // Two tabs may make one at once; the first that is stored is the one.
  await done(database.transaction(entries, "readwrite").objectStore(entries).add(made, keyName)).catch(() => undefined);
  return (await read()) ?? made;
}

const dataOf = (name: string) => new TextEncoder().encode(name);

/** JSON has no sets. */
export function withSets(_key: string, value: unknown): unknown {
  return value instanceof Set ? { $set: [...value] } : value;
}

export function fromSets(_key: string, value: unknown): unknown {
  const isSet = typeof value === "object" && value !== null && "$set" in value && Array.isArray(value.$set);
  return isSet ? new Set(value.$set as unknown[]) : value;
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser stored nothing")));
  });
}

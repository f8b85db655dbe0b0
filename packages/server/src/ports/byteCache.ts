import { LRUCache } from "lru-cache";

/** What one entry takes besides the text of its key and its value: the slots of the list, the map and the object headers. */
const entryBytes = 200;

export interface ByteCache<Value extends object> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
  entries(): Iterable<[string, Value]>;
  readonly size: number;
  /** What the entries take together, by the estimate that bounds them. */
  readonly bytes: number;
}

export interface ByteCacheOptions<Value> {
  /** Names the cache in `listByteCaches`. */
  readonly name: string;
  readonly bytesMax: number;
  /** What a value takes, without its key. */
  readonly bytesOf: (value: Value) => number;
}

/**
 * A least-recently-used cache that is bounded by bytes. A bound on the number of entries is none where a caller chooses how
 * long a key or a value is: a thousand keys of a megabyte fill the memory. An entry that would take more than a quarter of
 * the cache is not cached, so that one caller cannot evict what all others use.
 */
export function createByteCache<Value extends object>(options: ByteCacheOptions<Value>): ByteCache<Value> {
  const { name, bytesMax, bytesOf } = options;
  const cache = new LRUCache<string, Value>({
    maxSize: bytesMax,
    maxEntrySize: Math.floor(bytesMax / 4),
    sizeCalculation: (value, key) => {
      const bytes = Math.ceil(entryBytes + textBytes(key) + bytesOf(value));
      // The library throws on anything but a positive integer; what cannot be measured is not cached.
      return Number.isSafeInteger(bytes) ? bytes : bytesMax;
    },
  });
  const opened: ByteCache<Value> = {
    get: (key) => cache.get(key),
    set: (key, value) => void cache.set(key, value),
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
    entries: () => cache.entries(),
    get size() {
      return cache.size;
    },
    get bytes() {
      return cache.calculatedSize;
    },
  };
  register({ name, bytesMax, opened: new WeakRef(opened) });
  return opened;
}

/** A character takes two bytes in a string that is not plain Latin-1. */
export function textBytes(text: string | null | undefined): number {
  return 2 * (text?.length ?? 0);
}

/** What a row of the store takes: its texts, and eight bytes for each other column. */
export function rowBytes(row: object): number {
  let bytes = 0;
  for (const name in row) {
    const value: unknown = row[name as keyof typeof row];
    bytes += typeof value === "string" ? textBytes(value) : 8;
  }
  return bytes;
}

interface Registered {
  readonly id: number;
  readonly name: string;
  readonly bytesMax: number;
  readonly opened: WeakRef<ByteCache<never>>;
}

let registered: Registered[] = [];
let lastId = 0;

function register(cache: Omit<Registered, "id" | "opened"> & { readonly opened: WeakRef<object> }): void {
  registered = registered.filter(({ opened }) => opened.deref() !== undefined);
  registered.push({ ...cache, id: ++lastId } as Registered);
}

export interface CacheUse {
  /** Rises with every cache that is opened. */
  readonly id: number;
  readonly name: string;
  readonly bytesMax: number;
  readonly bytes: number;
  readonly entries: number;
}

/** Every byte cache of this thread and what it holds, so that a test can try to fill them all. */
export function listByteCaches(): CacheUse[] {
  return registered.flatMap(({ id, name, bytesMax, opened }) => {
    const cache = opened.deref();
    return cache ? [{ id, name, bytesMax, bytes: cache.bytes, entries: cache.size }] : [];
  });
}

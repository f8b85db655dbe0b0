/** Copies of everything in a store, each under a name that can be the name of a file. */
export interface Snapshots {
  /** Keeps all that has been acknowledged so far; an older copy of that name is replaced. `like` is one already. */
  save(name: string, like?: Uint8Array): Promise<void>;
  /** Replaces everything by a copy, all or nothing. When that cannot be, tells why. */
  restore(name: string): Promise<string | undefined>;
  names(): Promise<string[]>;
  /** The keys of all bytes that rows of any copy name. */
  blobKeys(): Promise<ReadonlySet<string>>;
}

import { filesFolderOf } from "../dataFolder.ts";
import type { Logger } from "../log.ts";
import type { Blobs, OpenBlob } from "../ports.ts";
import { folderPlace } from "./folderPlace.ts";
import type { GivenCredentials } from "./s3/s3Credentials.ts";

/** Where bytes of files are. All but `open` leaves it as it is: a start that is refused must not change anything. */
export interface BlobPlace {
  /** For people: the folder, or the bucket with the prefix. */
  readonly name: string;
  /** What to do when the files are somewhere else. */
  readonly remedy: string;
  /** The server key that the files belong to, in the form that only proves it; nothing while no server has used it. */
  readOwner(): Promise<string | undefined>;
  has(key: string): Promise<boolean>;
  /** Nothing when there are no such bytes. */
  openBlob(key: string): Promise<OpenBlob | undefined>;
  /** In no order. */
  keys(): AsyncIterable<string>;
  /** Takes it into use for this owner, and proves that files can be written, read and removed. */
  open(owner: string, options: OpenOptions): Promise<Blobs>;
}

export interface OpenOptions {
  /** The largest file that will be written. */
  readonly bytesMax: number;
  readonly log?: Logger | undefined;
}

/** A bucket as an operator names it, with the credentials of the environment. */
export interface FilesBucket extends GivenCredentials {
  /** `s3://bucket/prefix?…` */
  readonly url: string;
}

export interface PlaceOptions {
  readonly dataFolder?: string | undefined;
  readonly filesFolder?: string | undefined;
  readonly filesBucket?: FilesBucket | undefined;
}

/** The place that the options name; nothing when files are kept in memory. */
export async function blobPlaceOf(options: PlaceOptions): Promise<BlobPlace | undefined> {
  // Servers on a folder do not load the signer.
  if (options.filesBucket) return (await import("./bucketPlace.ts")).bucketPlace(options.filesBucket);
  const folder = filesFolderOf(options);
  return folder === undefined ? undefined : folderPlace(folder);
}

import { accessSync, constants } from "node:fs";
import { createHmac, randomBytes, randomInt, randomUUID } from "node:crypto";
import { delimiter, isAbsolute, join } from "node:path";
import type { Readable } from "node:stream";
import { type IdKind, idAlphabet, idStart, idVariableChars } from "@platform/protocol";

/** All that is not a pure function enters here, so that a test can hold it and a reader can find it. */
export interface Clock {
  nowMs(): number;
}

export interface Ids {
  next(kind: IdKind): string;
  /** For an event, a request, a session: never shown as the name of a thing. */
  unguessable(): string;
}

/**
 * Secrets that may have to be shown again are derived from the server's key instead of being stored,
 * so that a copy of the database holds nothing that opens anything.
 */
export interface Secrets {
  derive(purpose: string): string;
}

/**
 * The bytes of files. Whatever was kept is on the disk, or with the object storage, when the promise resolves, and is never changed afterwards: the
 * key of a row always names the bytes that were acknowledged.
 */
export interface Blobs {
  /** Keeps all of it or nothing: when the source fails, or there is no room, no trace stays behind. */
  keep(source: AsyncIterable<Uint8Array>): Promise<KeptBlob>;
  /** The same under the key that the bytes have elsewhere; tells their number. The key must not be in use here. */
  keepAs(key: string, source: AsyncIterable<Uint8Array>): Promise<number>;
  /** Nothing when there are no such bytes. */
  open(key: string): Promise<OpenBlob | undefined>;
  remove(key: string): Promise<void>;
  /** Removes what a crash left half-written before this time. */
  removePartials(beforeMs: number): Promise<void>;
  /** Everything there is, and since when. */
  list(): AsyncIterable<{ readonly key: string; readonly keptMs: number }>;
}

export interface KeptBlob {
  readonly key: string;
  readonly size: number;
}

export interface OpenBlob {
  readonly size: number;
  /** The bytes from the first to the last, both included. Once only; the blob is closed at the end of it. */
  read(first: number, last: number): Readable;
  /** For a request that was opened and will not be read. */
  close(): Promise<void>;
  /**
   * A URL by which anybody can read the bytes from the storage itself for a moment, where the operator wants that. They are
   * sent with these headers.
   */
  link?(sent: { readonly contentType: string; readonly disposition: string }): Promise<string>;
}

export const systemClock: Clock = { nowMs: () => Date.now() };

export const systemIds: Ids = {
  next(kind) {
    let id = idStart(kind);
    for (let at = 0; at < idVariableChars; at++) id += idAlphabet[randomInt(idAlphabet.length)];
    return id;
  },
  unguessable: () => randomBytes(32).toString("base64url"),
};

/** What bytes are kept under: a name that is in no use and says nothing. */
export function newBlobKey(): string {
  return randomBytes(16).toString("hex");
}

/** Short request ids, different in every process, so that the logs of two servers can be merged. */
export function newRequestIds(): () => string {
  const prefix = randomBytes(4).toString("hex");
  let last = 0;
  return () => `${prefix}${(++last).toString(36).padStart(5, "0")}`;
}

/** Makes the keys of one encrypted message different from those of any other. */
export function newSalt(): Buffer {
  return randomBytes(16);
}

/** For ids that clients expect to be UUIDs. */
export function newUuid(): string {
  return randomUUID();
}

/** In the form of W3C Trace Context. */
export function newTraceId(): string {
  return randomBytes(16).toString("hex");
}

export function newSpanId(): string {
  return randomBytes(8).toString("hex");
}

/** In the form that apps know envelopes by. */
export function newEnvelopeId(): string {
  return randomUUID();
}

export function secretsOf(serverKey: string): Secrets {
  return { derive: (purpose) => createHmac("sha256", serverKey).update(purpose).digest("hex") };
}

/** Where a program is, as a shell would look for it; never in the folder that happens to be the current one. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => isAbsolute(folder));
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A pause of up to that many milliseconds: servers that failed at the same moment should not try again at the same moment. */
export function jitterMs(maxMs: number): number {
  return randomInt(maxMs + 1);
}

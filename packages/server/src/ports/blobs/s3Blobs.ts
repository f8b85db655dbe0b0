import { Readable } from "node:stream";
import { StoreFailure } from "../failures.ts";
import { createTurns } from "../outgoing/outgoingTurns.ts";
import { type Blobs, newBlobKey, type OpenBlob } from "../ports.ts";
import { blobName, isBlobKey } from "./blobFolder.ts";
import { abortUploads, listObjects } from "./s3/listObjects.ts";
import { type Part, partsOf } from "./s3/partsOf.ts";
import { createObjectWriter, sizeOf } from "./s3/putObject.ts";
import { readObject } from "./s3/readObject.ts";
import type { S3Client } from "./s3/s3Client.ts";
import { S3Failure } from "./s3/s3Failure.ts";

const mebibyte = 1024 * 1024;

/** How many parts the storages take. */
const partsMax = 10_000;

export interface S3BlobsOptions {
  /** The largest file: it has to fit into as many parts as an object may have. */
  readonly bytesMax: number;
  /** Up to this size an upload needs no turn. */
  readonly smallBytes?: number;
  readonly partBytes?: number;
  /** So many larger uploads hold a part in memory at the same time. */
  readonly uploadsMax?: number;
  /** How long an upload waits for its turn. */
  readonly turnMs?: number;
}

/**
 * Bytes of files as objects of a bucket, each under a random key. An object appears whole or not at all. A part is in
 * memory until the storage has it, so that it can be sent again, and its hash is part of the signature.
 */
export function s3Blobs(client: S3Client, options: S3BlobsOptions): Blobs {
  const { smallBytes = mebibyte, partBytes = partSize(options.bytesMax), uploadsMax = 32, turnMs = 60_000 } = options;
  const writer = createObjectWriter(client);
  const turns = createTurns(uploadsMax);

  async function keepLarge(key: string, [first, parts]: [Part, AsyncGenerator<Part>]): Promise<number> {
    const whole = partsOf(piecesOf(first, parts), partBytes);
    const { value: head, done = false } = await whole.next();
    if (done) throw new Error("A stream that has a first part has no parts.");
    if (head.size === partBytes) return writer.putParts(key, startingWith(head, whole));
    await writer.put(key, head);
    return head.size;
  }

  async function keepAs(blobKey: string, source: AsyncIterable<Uint8Array>): Promise<number> {
    const key = blobName(blobKey);
    const parts = partsOf(source, smallBytes);
    try {
      const { value: first } = await parts.next();
      if (!first) throw new Error("A stream has no parts.");
      if (first.size === smallBytes) {
        return await turns("upload", AbortSignal.timeout(turnMs), () => keepLarge(key, [first, parts]));
      }
      await writer.put(key, first);
      return first.size;
    } catch (error) {
      await parts.return(undefined);
      throw asStoreFailure(error, "nothing of it was kept");
    }
  }

  async function open(blobKey: string): Promise<OpenBlob | undefined> {
    if (!isBlobKey(blobKey)) return undefined;
    const key = blobName(blobKey);
    const size = await attempt(() => sizeOf(client, key));
    if (size === undefined) return undefined;
    const read = (first: number, last: number) =>
      Readable.from(explained(readObject(client, { key, size, first, last: Math.min(last, size - 1) })), {
        objectMode: false,
      });
    const { presignedS } = client.address;
    const opened = { size, read, close: async () => {} };
    if (presignedS === undefined) return opened;
    return { ...opened, link: (sent) => client.presign(key, { ...sent, expiresS: presignedS }) };
  }

  return {
    async keep(source) {
      const key = newBlobKey();
      return { key, size: await keepAs(key, source) };
    },
    keepAs,
    open,
    remove: (key) =>
      attempt(async () => void (await client.send({ method: "DELETE", key: blobName(key), accepts: [404] }))),
    removePartials: (beforeMs) => attempt(() => abortUploads(client, beforeMs)),
    async *list() {
      for await (const { key: name, changedMs } of explained(listObjects(client))) {
        const key = name.slice(name.indexOf("/") + 1);
        if (isBlobKey(key) && blobName(key) === name) yield { key, keptMs: changedMs };
      }
    },
  };
}

/** All parts of an object have one size, which some storages require. */
function partSize(bytesMax: number): number {
  return Math.max(8, Math.ceil(bytesMax / (partsMax - 1) / mebibyte)) * mebibyte;
}

async function* piecesOf(first: Part, parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  yield* first.pieces;
  for await (const { pieces } of parts) yield* pieces;
}

async function* startingWith(first: Part, parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  yield first;
  yield* parts;
}

async function attempt<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw asStoreFailure(error, "the files are not available");
  }
}

async function* explained<Value>(source: AsyncIterable<Value>): AsyncGenerator<Value> {
  try {
    yield* source;
  } catch (error) {
    throw asStoreFailure(error, "the files are not available");
  }
}

/** Callers receive the message, and the log the cause: only the operator can do something about that. */
function asStoreFailure(error: unknown, result: string): unknown {
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return new StoreFailure("unreachable", `too many large uploads at the same moment; ${result}`, error);
  }
  if (!(error instanceof S3Failure)) return error;
  if (error.isFull) return new StoreFailure("full", `the object storage is full; ${result}`, error);
  return new StoreFailure("unreachable", `the object storage did not do what it was asked; ${result}`, error);
}

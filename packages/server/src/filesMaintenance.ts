import { createHash } from "node:crypto";
import { limits } from "@platform/protocol";
import { blobOwner } from "./ports/blobs/blobOwner.ts";
import { type BlobPlace, blobPlaceOf, type PlaceOptions } from "./ports/blobs/blobPlace.ts";
import { StartFailure, StoreFailure } from "./ports/failures.ts";
import { type Blobs, type OpenBlob, secretsOf } from "./ports/ports.ts";
import { requireServerKey } from "./ports/serverKey.ts";

export interface FilesMove {
  /** Has the server key that the files belong to. */
  readonly dataFolder: string;
  readonly from: PlaceOptions;
  readonly to: PlaceOptions;
  readonly onProgress?: (progress: { readonly files: number; readonly of: number }) => void;
  readonly signal?: AbortSignal;
}

export interface MovedFiles {
  readonly from: string;
  readonly to: string;
  /** Files that are in both places now, and their bytes. */
  readonly files: number;
  readonly bytes: number;
  readonly copied: number;
  /** Were there already, and are the same. */
  readonly present: number;
  /** Were there already with other bytes, and were written again. */
  readonly replaced: number;
}

/** Copies take place at the same time: each waits for the storage most of the time. */
const atOnce = 4;

/**
 * Copies all files of a server into another place, and reads each copy again to compare its length and its hash. What is
 * there already is compared only, so a second run continues after the first. The original is only read.
 */
export async function moveFiles(move: FilesMove): Promise<MovedFiles> {
  const owner = blobOwner(secretsOf(requireServerKey(move.dataFolder)));
  const [from, to] = [await blobPlaceOf(move.from), await blobPlaceOf(move.to)];
  if (!from || !to) throw new StartFailure("Name both places of files, with --files and --files-from.");
  if (from.name === to.name) throw new StartFailure(`The files are in ${to.name} already. Name another place.`);
  checkOwner(from, await from.readOwner(), owner);
  const target = await to.open(owner, { bytesMax: limits.file_bytes_max });
  const keys: string[] = [];
  for await (const key of from.keys()) keys.push(key);
  const moved = { files: 0, bytes: 0, copied: 0, present: 0, replaced: 0 };
  let done = 0;
  const waiting = keys.values();
  const work = async () => {
    for (const key of waiting) {
      if (move.signal?.aborted) throw new StartFailure("Stopped. Run the same command again to continue.");
      const result = await moveFile(from, target, key);
      if (result !== undefined) {
        moved.files++;
        moved.bytes += result.size;
        moved[result.kind]++;
      }
      move.onProgress?.({ files: ++done, of: keys.length });
    }
  };
  try {
    // All end before the first failure is reported: none may write after the command has ended.
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
    for (const one of ended) if (one.status === "rejected") throw one.reason;
  } catch (error) {
    throw asRefusal(error);
  }
  return { from: from.name, to: to.name, ...moved };
}

function checkOwner({ name }: BlobPlace, found: string | undefined, owner: string): void {
  if (found === owner) return;
  throw new StartFailure(
    found === undefined
      ? `There are no files of a server in ${name}. Name the place they are in with --files-from.`
      : `The files in ${name} belong to another server key. Pass the data folder of their server with --data.`,
  );
}

interface MovedFile {
  readonly kind: "copied" | "present" | "replaced";
  readonly size: number;
}

/** Nothing when the file was deleted since it was listed. */
async function moveFile(from: BlobPlace, target: Blobs, key: string): Promise<MovedFile | undefined> {
  const existing = await readHash(await target.open(key));
  const original = await from.openBlob(key);
  if (!original) return undefined;
  const { size } = original;
  const hash = createHash("sha256");
  if (existing !== undefined) {
    const wanted = await readHash(original);
    if (existing === wanted) return { kind: "present", size };
    await target.remove(key);
    return { ...(await moveFile(from, target, key)), kind: "replaced", size };
  }
  const written = await target.keepAs(key, hashed(original, hash));
  const copy = await readHash(await target.open(key));
  if (written === size && copy === `${size} ${hash.digest("hex")}`) return { kind: "copied", size };
  await target.remove(key);
  throw new StartFailure(`The copy of the file ${key} differs from the original, and was removed. Check both places.`);
}

async function* hashed(blob: OpenBlob, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  if (blob.size === 0) return blob.close();
  for await (const chunk of blob.read(0, blob.size - 1) as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    yield chunk;
  }
}

/** The length and the hash; nothing when there is no such file. */
async function readHash(blob: OpenBlob | undefined): Promise<string | undefined> {
  if (!blob) return undefined;
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of hashed(blob, hash)) size += chunk.length;
  return `${size} ${hash.digest("hex")}`;
}

/** An operator needs the reason, which servers keep in their log. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof StoreFailure)) return error;
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  return new StartFailure(`${reason} Run the same command again to continue.`, { cause: error });
}

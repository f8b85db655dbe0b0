import { finished, Readable } from "node:stream";
import { fromRandomAccessReaderPromise, RandomAccessReader } from "yauzl";
import { StartFailure } from "../../ports/failures.ts";
import type { Blobs } from "../../ports/ports.ts";
import type { Archive } from "./archive.ts";
import { readZip, zipOptions } from "./zipArchive.ts";

/** An uploaded zip file. */
export interface StoredZip {
  readonly name: string;
  readonly key: string;
  readonly size: number;
}

/** Reads a zip file where it is kept, in ranges: of an archive of any size, a block and one entry are in memory. */
export function openStoredZip(blobs: Blobs, { name, key, size }: StoredZip): Promise<Archive> {
  const reader = new BlobReader(blobs, key, size);
  return readZip(name, size, () => fromRandomAccessReaderPromise(reader, size, zipOptions));
}

/** Headers and days are small and lie one behind the other. An object storage would answer each with a request of its own. */
const blockBytes = 1024 * 1024;
const smallBytes = blockBytes / 4;

class BlobReader extends RandomAccessReader {
  readonly #blobs: Blobs;
  readonly #key: string;
  readonly #size: number;
  #block: { readonly start: number; readonly bytes: Promise<Buffer> } | undefined;

  constructor(blobs: Blobs, key: string, size: number) {
    super();
    this.#blobs = blobs;
    this.#key = key;
    this.#size = size;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    finished(
      Readable.from(this.#pieces(position, position + length)).on("data", (piece: Buffer) => {
        offset += piece.copy(buffer, offset);
      }),
      (error) => callback(error ?? null),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end));
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    if (end - start > smallBytes) return yield* this.#stream(start, end);
    const block = this.#blockWith(start, end);
    const bytes = await block.bytes;
    yield bytes.subarray(start - block.start, end - block.start);
  }

  #blockWith(start: number, end: number): { readonly start: number; readonly bytes: Promise<Buffer> } {
    const known = this.#block;
    if (known && start >= known.start && end <= known.start + blockBytes) return known;
    const block = { start, bytes: this.#load(start, Math.min(start + blockBytes, this.#size)) };
    this.#block = block;
    // What failed is read again the next time.
    block.bytes.catch(() => (this.#block = undefined));
    return block;
  }

  async #load(start: number, end: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.#stream(start, end)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async *#stream(start: number, end: number): AsyncGenerator<Buffer> {
    const blob = await this.#blobs.open(this.#key);
    if (!blob) throw new StartFailure("The archive was removed. Upload it again.");
    yield* blob.read(start, end - 1) as AsyncIterable<Buffer>;
  }
}

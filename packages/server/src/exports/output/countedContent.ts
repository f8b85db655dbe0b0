import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { FileContent } from "./exportOutput.ts";

/** Content on its way into a file, and what is known of it once all of it has gone through. */
export class CountedContent implements AsyncIterable<Buffer> {
  readonly #content: FileContent;
  readonly #hash = createHash("sha256");
  #size = 0;
  #crc32 = 0;

  constructor(content: FileContent) {
    this.#content = content;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for await (const piece of this.#content) {
      const bytes = Buffer.from(piece as Uint8Array);
      this.#size += bytes.length;
      this.#crc32 = crc32(bytes, this.#crc32);
      this.#hash.update(bytes);
      yield bytes;
    }
  }

  get size(): number {
    return this.#size;
  }

  get crc32(): number {
    return this.#crc32;
  }

  get sha256(): string {
    return this.#hash.copy().digest("hex");
  }
}

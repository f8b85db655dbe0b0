/** Bytes as they come, up to a limit. Past it all are let go at once: half an answer is none, and memory is bounded. */
export class ByteStore {
  #bytes = Buffer.alloc(0);
  #size = 0;
  #hasOverflowed = false;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get hasOverflowed(): boolean {
    return this.#hasOverflowed;
  }

  /** Copied into one growing block: a process that prints byte by byte would otherwise cost a hundred bytes for each. */
  push(chunk: Buffer): void {
    if (this.#hasOverflowed) return;
    const size = this.#size + chunk.length;
    if (size > this.#max) {
      this.clear();
      this.#hasOverflowed = true;
      return;
    }
    if (size > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(this.#max, Math.max(size, this.#bytes.length * 2, 4_096)));
      this.#bytes.copy(larger, 0, 0, this.#size);
      this.#bytes = larger;
    }
    chunk.copy(this.#bytes, this.#size);
    this.#size = size;
  }

  /** Seen, not copied: it changes with the next push. */
  read(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }

  clear(): void {
    this.#bytes = Buffer.alloc(0);
    this.#size = 0;
    this.#hasOverflowed = false;
  }
}

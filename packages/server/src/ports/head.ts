/** The first bytes of what passes by. */
export class Head {
  readonly #chunks: Uint8Array[] = [];
  #left: number;
  constructor(bytesMax: number) {
    this.#left = bytesMax;
  }
  add(chunk: Uint8Array): void {
    if (this.#left === 0) return;
    const part = chunk.subarray(0, this.#left);
    this.#chunks.push(part);
    this.#left -= part.length;
  }
  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** The end of what a process has printed, for the message when it fails. */
export class LastBytes {
  readonly #max: number;
  #kept: Buffer[] = [];
  #size = 0;
  #isCut = false;

  constructor(max: number) {
    this.#max = max;
  }

  push(chunk: Buffer): void {
    // Copied, or a few bytes would hold on to the whole block that they were read into.
    this.#kept.push(Buffer.from(chunk.subarray(-this.#max)));
    this.#size += chunk.length;
    if (this.#size <= this.#max * 2 && this.#kept.length < 1_000) return;
    const all = Buffer.concat(this.#kept);
    this.#isCut ||= this.#size > this.#max;
    this.#kept = [Buffer.from(all.subarray(-this.#max))];
    this.#size = this.#kept[0]?.length ?? 0;
  }

  text(): string {
    const all = Buffer.concat(this.#kept);
    const isCut = this.#isCut || all.length > this.#max;
    const text = all.subarray(-this.#max).toString("utf8");
    // What is left of a character that was cut in two.
    return isCut ? `…${text.replace(/^\uFFFD+/, "")}` : text;
  }
}

/** Items that were taken are removed in chunks of this size. */
const takenMax = 256;

/** A FIFO queue. `Array.shift` on a long array made writes a tenth slower in one process of four. */
export class WriteQueue<Item extends object> {
  readonly #items: Item[] = [];
  #taken = 0;

  get length(): number {
    return this.#items.length - this.#taken;
  }

  add(item: Item): void {
    this.#items.push(item);
  }

  take(): Item | undefined {
    const item = this.#items[this.#taken];
    if (item && ++this.#taken === takenMax) {
      this.#items.splice(0, takenMax);
      this.#taken = 0;
    }
    return item;
  }
}

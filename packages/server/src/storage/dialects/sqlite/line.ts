/** So many at most stand in it that were taken already. */
const takenMax = 256;

/**
 * Those who wait, first come, first served. An array that is shifted moves its own beginning through the heap: writes that
 * stood in one took a tenth longer in one process of four.
 */
export class Line<Item extends object> {
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

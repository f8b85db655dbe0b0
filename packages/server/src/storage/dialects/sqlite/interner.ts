/**
 * Interns values that cross to another thread again and again: the value itself crosses once, its number afterwards. At
 * the limit both sides start over, because a table that only grows would hold every caller there ever was.
 */
export class Interner<Thing extends object | string> {
  readonly #max: number;
  readonly #numbers = new Map<Thing, number>();

  constructor(max = Number.POSITIVE_INFINITY) {
    this.#max = max;
  }

  of(thing: Thing): Thing | number {
    const known = this.#numbers.get(thing);
    if (known !== undefined) return known;
    if (this.#numbers.size === this.#max) this.#numbers.clear();
    this.#numbers.set(thing, this.#numbers.size);
    return thing;
  }
}

/** The receiving side. Its limit must equal the sender's, and it must see everything the sender sent, in order. */
export class InternedValues<Thing extends object | string> {
  readonly #max: number;
  readonly #things: Thing[] = [];

  constructor(max = Number.POSITIVE_INFINITY) {
    this.#max = max;
  }

  of(said: Thing | number): Thing {
    if (typeof said === "number") {
      const known = this.#things[said];
      if (known === undefined) throw new Error(`nobody has said what number ${said} is`);
      return known;
    }
    if (this.#things.length === this.#max) this.#things.length = 0;
    this.#things.push(said);
    return said;
  }
}

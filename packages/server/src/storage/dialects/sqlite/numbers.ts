/**
 * Numbers for things that are named again and again to somebody who keeps a list of them: the thing itself goes across where
 * it is new, and its number afterwards. Beyond the limit both sides begin anew, because a list that only grows would keep
 * everybody who ever called.
 */
export class Numbers<Thing extends object | string> {
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

/** The other side: given all that `Numbers` with the same limit said, in the same order. */
export class Numbered<Thing extends object | string> {
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

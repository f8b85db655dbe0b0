/**
 * Numbers for things that are named again and again to somebody who keeps a list of them. `news` is what that list lacks.
 * Beyond the limit counting restarts, because a list that only grows would keep everybody who ever called.
 */
export class Numbers<Thing> {
  readonly #max: number;
  #numbers = new Map<Thing, number>();
  #added: (readonly [number: number, thing: Thing])[] = [];
  #restarted = false;

  constructor(max: number) {
    this.#max = max;
  }

  of(thing: Thing): number {
    const known = this.#numbers.get(thing);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(thing, number);
    this.#added.push([number, thing]);
    return number;
  }

  /** What has been numbered since the last time, in messages that the list is given in order. */
  news(): { readonly added: (readonly [number: number, thing: Thing])[]; readonly restarted: boolean } {
    const news = { added: this.#added, restarted: this.#restarted };
    this.#added = [];
    this.#restarted = this.#numbers.size >= this.#max;
    // Only between two messages: numbers within one must all mean the same.
    if (this.#restarted) this.#numbers = new Map();
    return news;
  }
}

import { InternedValues } from "./interner.ts";

/** More than all operations have kinds of input and of result. */
const kindsMax = 1_000;

/** A record with more fields than any operation has crosses as it is: its names may be a caller's. */
const namesMax = 100;

/** In place of a kind: what follows is the value as it is. */
const whole = -1;

/** The way from name to name that leads to a kind. */
interface Step {
  readonly next: Map<string, Step>;
  kind: number | undefined;
}

/**
 * Lays records out in a list that crosses to another thread. A clone writes out the names of a record's fields each time;
 * here they cross with the first of a kind, and the number of the kind stands for them afterwards. Writes and their
 * answers are many and small: most of what it took to clone them were names.
 */
export class RecordEncoder {
  #root = newStep();
  #kinds = 0;

  append(list: unknown[], value: unknown): void {
    if (!isRecord(value)) return void list.push(whole, value);
    const names = Object.keys(value);
    if (names.length > namesMax) return void list.push(whole, value);
    list.push(this.#kindOf(names));
    for (const name of names) list.push(value[name]);
  }

  /** The names themselves if the receiver does not know them yet. */
  #kindOf(names: readonly string[]): number | readonly string[] {
    const step = this.#stepTo(names);
    if (step.kind !== undefined) return step.kind;
    if (this.#kinds < kindsMax) {
      step.kind = this.#kinds++;
    } else {
      this.#root = newStep();
      this.#kinds = 1;
      this.#stepTo(names).kind = 0;
    }
    return names;
  }

  #stepTo(names: readonly string[]): Step {
    let step = this.#root;
    for (const name of names) {
      let next = step.next.get(name);
      if (!next) step.next.set(name, (next = newStep()));
      step = next;
    }
    return step;
  }
}

/** Reads the lists of one `Flattening`, in the order in which it made them. */
export class RecordDecoder {
  readonly #kinds = new InternedValues<readonly string[]>(kindsMax);
  #list: readonly unknown[] = [];
  #at = 0;

  open(list: readonly unknown[]): void {
    this.#list = list;
    this.#at = 0;
  }

  get hasMore(): boolean {
    return this.#at < this.#list.length;
  }

  /** What was put into the list by itself. */
  next(): unknown {
    return this.#list[this.#at++];
  }

  /** What was appended. */
  nextValue(): unknown {
    const kind = this.next() as number | readonly string[];
    if (kind === whole) return this.next();
    const value: Record<string, unknown> = {};
    for (const name of this.#kinds.of(kind)) value[name] = this.next();
    return value;
  }
}

const newStep = (): Step => ({ next: new Map(), kind: undefined });

/** Not one with a field that would be taken for its prototype on the other side. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  return Object.getPrototypeOf(value) === Object.prototype && !Object.hasOwn(value, "__proto__");
}

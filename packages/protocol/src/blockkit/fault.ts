import { limits } from "../limits.ts";

/** One thing that is wrong with blocks or a view, and where: the pointer is a JSON pointer into the arguments. */
export interface BlockFault {
  readonly message: string;
  readonly pointer: string;
}

/** A fault as one line, the way every client of this field prints it. */
export function printFault(fault: BlockFault): string {
  return `${fault.message} [json-pointer:${fault.pointer}]`;
}

/** Collects faults on a walk through a value. Pointers are put together only when something is wrong. */
export class Faults {
  readonly found: BlockFault[] = [];
  readonly #root: string;
  readonly #path: (string | number)[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  enter(key: string | number): void {
    this.#path.push(key);
  }

  leave(): void {
    this.#path.pop();
  }

  /** `below` leads further down from where the walk stands. */
  tell(message: string, ...below: readonly (string | number)[]): void {
    if (this.isFull) return;
    const pointer = [this.#root, ...[...this.#path, ...below].map(escape)].join("/");
    this.found.push({ message, pointer });
  }

  /** Inserts a line before the faults that were added since there were `count`. */
  announce(line: string, count: number): void {
    const pointer = [this.#root, ...this.#path.map(escape)].join("/");
    this.found.splice(count, 0, { message: line, pointer });
  }

  /** Going on would only cost time: hostile input can be wrong in a million places. */
  get isFull(): boolean {
    return this.found.length >= limits.block_faults_max;
  }
}

function escape(key: string | number): string {
  return typeof key === "number" ? String(key) : key.replaceAll("~", "~0").replaceAll("/", "~1");
}

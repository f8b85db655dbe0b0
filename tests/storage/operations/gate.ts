import { setTimeout as sleep } from "node:timers/promises";

/** Stops an operation in the middle of its transaction, also when it runs on the writer thread. */
export class Gate {
  readonly buffer = new SharedArrayBuffer(8);
  readonly #signals = new Int32Array(this.buffer);

  /** Resolves when the operation stands before the gate. */
  async reached(): Promise<void> {
    const deadline = performance.now() + 10_000;
    while (Atomics.load(this.#signals, 0) === 0) {
      if (performance.now() > deadline) throw new Error("the operation never came to the gate");
      await sleep(1);
    }
  }

  open(): void {
    Atomics.store(this.#signals, 1, 1);
  }
}

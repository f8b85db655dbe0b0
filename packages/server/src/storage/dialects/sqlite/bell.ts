import { performance } from "node:perf_hooks";
const rung = 1;
const silent = 0;

/**
 * Wakes the writer thread where it waits for more to do. A message alone would wake it, too, but by way of its event loop
 * and an event, which takes longer than the clone of most writes.
 */
export class Bell {
  readonly buffer: SharedArrayBuffer;
  readonly #state: Int32Array;

  constructor(buffer = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#state = new Int32Array(buffer);
  }

  ring(): void {
    // Whoever has heard it and not come back yet finds it rung, and does not sleep.
    if (Atomics.exchange(this.#state, 0, rung) === silent) Atomics.notify(this.#state, 0);
  }

  /** Whether it rang since this was last asked. */
  hasRung(): boolean {
    return Atomics.exchange(this.#state, 0, silent) === rung;
  }

  /** Keeps this thread busy until it has rung; tells whether it did before the time was over. */
  listen(forMs: number): boolean {
    const endMs = performance.now() + forMs;
    while (Atomics.load(this.#state, 0) === silent) if (performance.now() > endMs) return false;
    return true;
  }

  /** Stops this thread until it has rung; tells whether it did before the time was over. */
  wait(forMs: number): boolean {
    return Atomics.wait(this.#state, 0, silent, forMs) !== "timed-out";
  }
}
